"""The table: a server for game nights. It holds the truth of every match, lets people and bots play, and shows each seat its own view.

settings   what a host may choose          schema, store, writer   where matches are kept; accepted means durable
messages   every shape that is sent        sitting                 a table at one moment, folded from its log
house      the tables in memory            players                 the bots at the tables
api, live  HTTP and WebSocket              porch, door, limits     slow guests, headers, limits, logs
metrics    numbers for the host            wire, presence          other processes; who is connected
pages      the web client
"""
