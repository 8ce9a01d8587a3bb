### Puzzles

puzzles-title = Puzzles
puzzles-lead = One position, one question, one right answer. All of them come from games, and each was proved by long search.
puzzles-today = Puzzle of the day
puzzles-today-new = A new one every day, the same for everyone.
puzzles-today-done = Solved. The next one comes at midnight UTC.
puzzles-streak = { $n ->
        [0] No streak yet: solve one today.
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
puzzles-best = Longest streak: { $n ->
        [one] 1 day
       *[other] { $n } days
    }
puzzles-progress = { $n } of { $all } puzzles solved.
puzzles-kept = Your progress is kept on this device.
puzzles-kept-name = Your progress is kept with your name, on all your devices.
puzzles-win = Win this round
puzzles-stop = Stop the dial
puzzles-summons = Best summons
puzzles-ahead = Who is ahead?
puzzles-win-about = One action wins the game this round. Find it.
puzzles-stop-about = Someone is about to win. One action prevents it.
puzzles-summons-about = One action is clearly better than all others.
puzzles-ahead-about = Points are not everything: who is most likely to win?
puzzles-win-task = You are { $power }. Take one action, then pass. Which one wins you the game this round?
puzzles-stop-task = You are { $power }. { $leader } is about to win { $by }. Take one action, then pass. Which one keeps everyone else from winning this round?
puzzles-summons-task = You are { $power }. Which action gives you the best chance to win the game?
puzzles-ahead-task = You see the table as { $power } does. Who is most likely to win the game?
puzzles-by-max_threat = by dial
puzzles-by-fifty_vp = with 50 points
puzzles-by-five_ruined = with the fifth ruin
puzzles-how = Play it on the board. What you can’t see (hands, decks, dice) is drawn anew each time; the right answer works in { $n }% of the draws.
puzzles-how-chance = Play it on the board. What you can’t see (hands, decks, dice) is drawn anew each time.
puzzles-how-name = Choose a Power. What you can’t see (hands, decks, dice) is drawn anew each time.
puzzles-grade = Level { $n } of 5
puzzles-one = { $kind } { $number }, level { $grade }, { $state }
puzzles-state-solved = solved
puzzles-state-failed = not solved yet
puzzles-state-new = new
puzzles-solve = Solve
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-show = Show the answer
puzzles-right = That’s it!
puzzles-wrong = That’s not it.
puzzles-wrong-percent = That works in at most { $n }% of the draws. Try again.
puzzles-wrong-rarely = That hardly ever works. Try again.
puzzles-wrong-best = With that your chance to win is at most { $n }%. Try again.
puzzles-wrong-name = { $power } wins { $n }% of the games.
puzzles-wrong-answer = Right so far, but this is not how to go on. Try again.
puzzles-so-far = Right so far. Finish the action.
puzzles-answer = The answer
puzzles-worth-win = wins in { $n }% of the draws
puzzles-worth-stop = prevents it in { $n }% of the draws
puzzles-worth-summons = { $n }% chance to win the game
puzzles-worth-ahead = wins { $n }% of the games played on from here
puzzles-others = Other answers
puzzles-percent = { $n }%

## Said by the server

puzzle-why-win = It wins { $by }.
puzzle-why-stop = Otherwise { $leader } wins { $by }.
puzzle-why-ahead = { $power }: { $ticks ->
        [one] 1 tick
       *[other] { $ticks } ticks
    } to Victory, { $points ->
        [one] 1 point
       *[other] { $points } points
    } to 50.
