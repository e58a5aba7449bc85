### What the server says on a play connection, in English: `refused-<reason>`.

refused-no-channel = There is no channel { $channel }. Subscribe first.
refused-channel-taken = Channel { $channel } is open already. Pick another number.
refused-too-many-channels =
    { $most ->
        [one] One connection has { $most } channel at most.
       *[other] One connection has { $most } channels at most.
    }
refused-unsubscribed = The channel is closed, as you asked.
refused-unread = Nothing was read from this connection for too long.
refused-no-channels = No channel was open on this connection for too long.
refused-only-refused = Too many lines in a row were refused.
refused-stopping = The server is stopping. Connect again in a moment.
