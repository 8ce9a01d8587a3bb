### The ledger and the end of a game

## On the page

accounts-title = Round { $n } ledger
accounts-over = Round { $n } is over.
accounts-running = Round { $n } so far.
accounts-earlier = Earlier round
accounts-later = Later round
accounts-continue = Continue
accounts-empty = Nothing to show yet.
accounts-failed = The ledger could not be loaded.
accounts-retry = Try again
accounts-gain = { $power }: { $n ->
        [one] 1 point
       *[other] { $n } points
    } this round, { $vp } VP in total
accounts-after = Total
accounts-part-points = Points
accounts-part-dial = Dial
accounts-part-kills = Kills
accounts-part-losses = Losses
accounts-part-cards = Cards played
accounts-part-peasants = Peasants taken
accounts-part-ruins = Ruined
accounts-none-points = No points this round.
accounts-source-domination = Domination
accounts-source-ruiner = Ruiner
accounts-source-first = First place
accounts-source-first_tied = Tied for first
accounts-source-second = Second place
accounts-source-second_tied = Tied for second
accounts-source-dial = Dial
accounts-source-card = Cards
accounts-source-upgrade = Upgrades
accounts-source-peasants = Peasants
accounts-counter = Counter
accounts-tick = Tick { $n } of { $most }
accounts-how-hero = Hero
accounts-peasant = Peasant
accounts-end-story = The story of the game
accounts-end-places = Final standings
accounts-end-review = Review my game
accounts-end-next = Next time
accounts-end-you = You win!
accounts-end-round = Round { $n }
