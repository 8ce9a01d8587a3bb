### A person's page, ratings, and what counts for them

people-of = { $name }’s page
people-mine = Your page
people-settings = Change your name, download your data or delete your identity
people-shown = Who can see this page
people-shown-private = Only you
people-shown-private-text = Nobody else learns anything from it, not even how many games you have played.
people-shown-friends = People you’ve played with
people-shown-friends-text = Anyone who has played a game to its end with you.
people-shown-public = Everyone
people-shown-public-text = The same people see you on the leaderboards.
people-link = Link to this page
people-saved = Saved.
people-sum = { $games ->
        [one] 1 game, { $won } won
       *[other] { $games } games, { $won } won
    }
people-company = Which games
people-company-all = All games
people-company-people = With other people
people-company-bots = Against bots
people-none = No finished games yet. Play one to its end, and its figures appear here.
people-powers = By Power
people-powers-text = The thin lines show where each figure very likely lies (95%): the more games, the shorter they get.
people-power = Power
people-games = Games
people-won = Won
people-share = Games won
people-place = Average place
people-range = { $value } ({ $low } to { $high })
people-points = Points per game
people-points-told = { $source }: { $points }
people-dice = Dice
people-dice-line = { $hits } of { $rolled } dice hit: { $share }. On average, half of them do.
people-dice-sixes = Sixes: { $sixes }. Expected: { $expected }.
people-dice-lucky = The dice have been kind.
people-dice-fair = Neither lucky nor unlucky.
people-dice-unlucky = The dice have been unkind.
people-cards = Favorite cards
people-cards-line = { $times ->
        [one] played once
       *[other] played { $times } times
    }
people-streak = Wins in a row
people-streak-most = Longest streak
people-streak-now = Current streak
people-endings = How the games ended
people-endings-won = { $won } of { $games } won
people-ratings = Ratings
people-ratings-none = No rated games yet.
people-ratings-games = { $n ->
        [one] after 1 rated game
       *[other] after { $n } rated games
    }
people-ratings-chart = Rating over time: { $pace }
people-ratings-told = { $pace }: from { $first } to { $last } in { $n ->
        [one] 1 game
       *[other] { $n } games
    }; lowest { $low }, highest { $high }
people-rating = { $rating } ± { $margin }
people-provisional = provisional
people-running = In progress
people-finished = Finished games
people-older = Older games
people-at = Place { $n } of { $of }
people-win = Won
people-nobody = Nobody won
people-vp = { $n ->
        [one] 1 VP
       *[other] { $n } VP
    }
people-part-left = Left early
people-part-came = Took over a seat
people-part-out = Voted out
people-ending-abandoned = Abandoned
people-ending-closed = Closed
people-replay = Replay
people-board = Leaderboard
people-board-lead = Ratings from games played by people only, from start to finish.
people-board-pace = Kind of game
people-board-season = Season
people-board-ever = All time
people-board-none = Nobody is listed here yet.
people-board-how = Only those who show their page are listed.
people-board-you = You’re listed for those who can see your page.
people-board-hidden = Your page is private, so only you see your line here.
people-board-page = Open your page
people-board-player = Player
people-board-rating = Rating
people-board-you_are = you
people-board-about = Who’s ahead, and how ratings work
people-rules = How ratings work
people-rules-what = A rating says how well somebody does against others. It starts at 1500. The number after ± says how sure it is: with 95% certainty, the true strength lies no farther away.
people-rules-provisional = The first 10 games make a provisional rating (5 in a season). Live games and asynchronous games are rated apart, and each quarter is also a season of its own.
people-rules-which = A game is rated if its table says so, people held all seats at the start, and nobody can take back other people’s decisions.
people-rules-places = Places count, not points. If nobody wins, everyone who stayed has tied.
people-rules-left = Leaving loses: those who leave, run out of time or have a bot playing for them at the end come last, behind everyone who stayed.
people-rules-came = Those who take over a seat gain and lose nothing. Neither does anyone voted out while they were there.
people-rules-unended = A game without a result (abandoned by vote, or closed) changes no rating. Neither does one that was rewound by vote.
people-rules-kin = If two players come from the same device or the same address, the game is not rated.
people-rated = Rated game
people-rated-text = The result changes the players’ ratings.
people-rated-yes = Rated
people-rated-no = Not rated
people-unrated-off = this table isn’t rated
people-unrated-prepared = it didn’t begin at the start
people-unrated-hot_seat = one person may hold several seats
people-unrated-take_back = other players’ decisions can be taken back
people-unrated-bots = a bot is playing
people-unrated-kin = two players share a device or an address
people-unrated-rewound = it was rewound by vote
people-unrated-unended = it ended without a result
people-groups = Groups
people-groups-about = Play with the same people again: rotation, results, tournaments.
people-groups-back = To the group
