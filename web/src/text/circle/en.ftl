circle-about = A private page for a group, behind one secret link: your tables, wins, ratings and history. No accounts: anyone with the link can join under any name.
circle-name = Name of the circle
circle-name-example = Thursday evenings
circle-make-do = Create circle
circle-facts = { $members ->
    [one] { $members } member
   *[other] { $members } members
}, { $matches ->
    [one] { $matches } match played
   *[other] { $matches } matches played
}
circle-members = Members
circle-member = Member
circle-seat-left = a former member
circle-seat-guest = a guest
circle-seat-open = free seat
circle-join = Join this circle
circle-join-help = The others will see the name you choose. You can leave at any time; your name then disappears from the circle.
circle-join-do = Join
circle-forget = Remove from this device
circle-tables = Tables
circle-no-tables = No match is being played.
circle-new-table = Set up a table
circle-new-table-help = Members who asked to be notified hear about a new table with free seats.
circle-tell-me = Notify me of new tables
circle-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
circle-play = Open
circle-watch = Watch
circle-history = Matches played
circle-no-history = No match has been finished yet.
circle-given-up = resigned
circle-earlier = Show earlier matches
circle-ratings = Ratings
circle-of-game = Game
circle-all-games = All games
circle-rating = Rating
circle-between = 95% range
circle-interval = { $low } to { $high }
circle-played = Matches
circle-ratings-help = The circle's average is 1000; a lead of 400 points means winning ten times as often. The line shows the range the rating lies in with 95% certainty.
circle-no-ratings = Ratings appear once members have played each other.
circle-duels = Head to head
circle-duels-of = Whose results
circle-against = Against
circle-ahead = Finished ahead
circle-behind = Finished behind
circle-level = { $count ->
    [one] { $count } tie
   *[other] { $count } ties
}
circle-won = Won
circle-won-of = { $won } of { $played }
circle-streak = Streak
circle-streak-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
circle-streak-lost = { $count } without a win
circle-longest = longest: { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
circle-favourite = Favourite game
circle-keeper = admin
circle-keeping = Circle settings
circle-invite = Link for friends
circle-invite-help = Anyone with this link can see this page and join. Send it only to friends.
circle-no-link = This device does not have the circle's link. You can create a new one; the old link then stops working.
circle-relink = Replace the link
circle-relink-sure = The old link stops working. Members stay; anyone you want to invite needs the new link.
circle-relinked = The link has been replaced; the old one no longer works.
circle-yours = Your membership
circle-file = Download all data
circle-leave = Leave the circle
circle-leave-sure = Your name disappears from this page and its file; past matches then say “a former member”. Your results do not come back if you join again.
circle-for-keepers = For admins
circle-entrust = Make admin
circle-entrust-sure = { $name } may then replace the link, remove members and close the circle.
circle-remove = Remove
circle-remove-sure = { $name } is removed from the circle, and the name disappears from its page. Replace the link as well if they should not come back.
circle-close = Close the circle
circle-close-sure = The page, its members and its statistics are deleted for everyone. The tables themselves stay. Download everything first if you want to keep it.
