"""A table without a server, for a browser's tab: the same messages, and no third-party import but for words.

    house = House(store, now, chance, hear)
    await house.ask("POST", "/api/tables/quick", {"power": "khorne"})   # as by HTTP
    await house.say('{"type": "watch", "table": …}')                  # as by a WebSocket; answers come to `hear`
    await house.bots()                                                # let a bot act whose time has come

Whoever runs it calls one thing after the other, and keeps what it writes (`store`) before anything is told.
"""
