"""The table: a server for game nights. It holds the truth of every match, lets people and bots play, and shows each seat its own view.

settings    what a host may choose          schema, store, writer            where matches are stored; accepted means durable
messages    every type that is sent         table_state                      a table at one moment, folded from its log
registry    the tables in memory            commands                         what people and bots may do at a table
api, live   HTTP and WebSocket              connection_guard, request_guard  slow clients, headers, limits, logs
bot_players the bots at the tables          warm_up                          rules compiled before they are needed
metrics     numbers for the host            process_link, presence           other processes; who is connected
match_files files from anywhere             backup, pages                    copies of the database; the web client
"""
