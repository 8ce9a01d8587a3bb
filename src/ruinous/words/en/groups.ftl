### Groups: people who meet again and again, their results and tournaments

groups-title = Groups
groups-lead = Meet the same people again and again: one link, Powers in rotation, a shared table of results, tournaments.
groups-mine = Your groups
groups-none = You are not in a group yet. Start one, or open the link that a friend sends you.
groups-new = Start a group
groups-name = Name of the group
groups-create = Start the group
groups-your_name = Your name
groups-people = { $n ->
        [one] 1 member
       *[other] { $n } members
    }
groups-played = { $n ->
        [one] 1 game
       *[other] { $n } games
    }
groups-kept = { $n ->
        [one] 1 game waiting to start
       *[other] { $n } games waiting to start
    }
groups-role-owner = owner
groups-role-host = host
groups-role-member = member
groups-invited = You’re invited to “{ $name }”
groups-invited-text = In a group, the same people play together again and again. Members see each other’s names and results there; nobody else does.
groups-join = Join the group
groups-belongs = You are a member of this group.
groups-open = Open the group
groups-rest = Take a break
groups-rest-end = Play again
groups-resting = You are taking a break: no seats are kept for you.
groups-break = on a break
groups-next = The next game
groups-next-text = Powers rotate: everyone plays as often as the others, and every Power equally often. Change whatever you like.
groups-next-member = A host opens the next game. You’ll be notified when a seat is kept for you.
groups-who = Who plays
groups-free = Open seat
groups-seat = Who plays { $power }
groups-bench = Sitting this one out: { $names }
groups-start = Open the next game
groups-usual = How you play
groups-pool = Powers in rotation
groups-games = Games
groups-games-none = No games yet.
groups-games-more = { $n ->
        [one] 1 older game counts too.
       *[other] { $n } older games count too.
    }
groups-state-open = Waiting for players
groups-state-playing = Being played
groups-state-over = Finished
groups-state-gone = Not played
groups-take = Take your seat
groups-look = Open
groups-replay = Replay
groups-replay-of = Replay of the game from { $date }
groups-table-of = Open the table from { $date }
groups-guest = somebody else
groups-round = { $name }, round { $n }
groups-results = Results
groups-results-text = A game gives 12 points to a sole winner and none to last place; the places between are spaced evenly, and players who tie share. Whoever leaves early comes last.
groups-player = Player
groups-points = Points
groups-won = Won
groups-place = Average place
groups-played-head = Games
groups-powers-head = Powers played
groups-powers-times = { $power }: { $n }
groups-tournament = Tournament
groups-tournament-text = Each round, players with similar scores meet at tables of three to five, with new opponents where possible. Give the rounds a deadline, and it is a league over weeks.
groups-tournament-none = No tournament is going on. A host can start one.
groups-tournament-name = Name of the tournament
groups-tournament-players = Players
groups-tournament-begin = Start the tournament
groups-days = Time for each round
groups-days-none = No deadline
groups-days-some = { $n ->
        [one] 1 day
       *[other] { $n } days
    }
groups-draw = Draw the next round
groups-draw-first = Draw the first round
groups-unsettled = { $n ->
        [one] 1 table of this round has no result yet.
       *[other] { $n } tables of this round have no result yet.
    }
groups-finish = End the tournament
groups-finish-sure = End the tournament? The standings stay as they are.
groups-finish-yes = Yes, end it
groups-ended = Ended { $when }
groups-standings = Standings
groups-standings-text = Ties are broken by games won, then by the opponents’ points. A round without a table gives 6 points.
groups-rank = #
groups-opponents = Opponents
groups-dropped = dropped
groups-drop = Drop
groups-drop-who = Drop { $name } from the coming rounds
groups-return = Let in
groups-return-who = Let { $name } into the coming rounds
groups-add = Let someone in
groups-nth = Round { $n }
groups-until = Play until { $date }
groups-byes = No table this round: { $names }
groups-table = Table { $n }
groups-entered = entered by a host
groups-void = counts for nobody
groups-enter = Enter a result
groups-enter-at = Enter the result of table { $n }
groups-enter-place = Place of { $name }
groups-enter-save = Save the result
groups-enter-void = Count it for nobody
groups-enter-game = Use the game’s result
groups-nth-place = Place { $n }
groups-before = Earlier tournaments
groups-members = Members
groups-link = Link for new members
groups-link-closed = Nobody can join: the link is closed.
groups-link-open = Make a link
groups-link-new = Make a new link
groups-link-close = Close the link
groups-link-text = Anyone with this link can join. A new link makes the old one useless.
groups-remove = Remove
groups-remove-who = Remove { $name } from the group
groups-remove-sure = Remove { $name }? The link is made anew, too.
groups-remove-yes = Yes, remove
groups-host = Make host
groups-host-who = Make { $name } a host
groups-unhost = No longer host
groups-unhost-who = Make { $name } an ordinary member again
groups-settings = The group
groups-rename = Rename
groups-leave = Leave the group
groups-leave-sure = Leave “{ $name }”? Its results no longer list you.
groups-leave-yes = Yes, leave
groups-close = Close the group
groups-close-sure = Close “{ $name }” for everyone? Its tables of results are lost; the games stay.
groups-close-yes = Yes, close it
groups-cancel = Cancel
