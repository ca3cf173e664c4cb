"""Notices: players who are not at the table hear when it is their turn, of invitations, words and the end.

`events` derives them from what happens at a table, `outbox` keeps them in the database until they are delivered, `dispatcher` delivers
them by the ways in `push`, `webhook`, `mail` and `host_channel`. Nothing is said that a spectator of the table could not read.
"""
