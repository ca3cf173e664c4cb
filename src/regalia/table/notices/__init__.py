"""Notices: players who are not at the table hear of their turns, invitations, messages and the end.

`events` derives them from what happens at a table, `outbox` keeps them in the database until they are delivered, `dispatcher` delivers
them through `push`, `webhook`, `mail` and `host_channel`. They say nothing that a spectator of the table could not read.
"""
