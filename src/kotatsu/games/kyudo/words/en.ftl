### Kyudo, in English.

tagline = Fill your target with arrows before the others do, and keep the crowd on your side of the field.
seal = The dice are sealed

archer-fox = Fox
archer-deer = Deer
archer-monkey = Monkey
archer-wolf = Wolf
colour-black = black
colour-orange = orange
colour-green = green
colour-blue = blue
colour-red = red
face-black = [black]
face-orange = [orange]
face-green = [green]
face-blue = [blue]
face-red = [red]
face-arrow = [arrow]
token-power = Power
token-shield = Shield
token-wild = Wild
way-target = full target
way-last_archer = last archer with spectators
dice-1-2 = 1 and 2
dice-1-3 = 1 and 3
dice-2-3 = 2 and 3
dice-1-2-3 = 1, 2 and 3
dice-1-4 = 1 and 4
dice-2-4 = 2 and 4
dice-1-2-4 = 1, 2 and 4
dice-3-4 = 3 and 4
dice-1-3-4 = 1, 3 and 4
dice-2-3-4 = 2, 3 and 4
dice-1-2-3-4 = 1, 2, 3 and 4

symbol-black = black
symbol-orange = orange
symbol-green = green
symbol-blue = blue
symbol-red = red
symbol-arrow = arrow
symbol-power = Power
symbol-shield = Shield
symbol-wild = Wild
symbol-pointer = pointer
symbol-spectator = spectator
symbol-circle = circle
symbol-fox = Fox
symbol-deer = Deer
symbol-monkey = Monkey
symbol-wolf = Wolf

option-characters = Characters
option-characters-dealt = Dealt at random
option-characters-chosen = Chosen in turn

talent-fox = Point at a colour. Until your next turn, opponents lose a spectator for each die of it that they end up with.
talent-deer = Green or blue: every opponent gets one more circle of it, even if they had closed it.
talent-monkey = Keep a die: until your next turn, the others roll three.
talent-wolf = Every opponent discards a token, if they have one; then you take any token from the centre.

## What one chooses

action-choose = Play the { $archer }
action-mark = Tick one { $colour } box
action-reroll = Roll again: { $dice_id ->
        [1] die 1
        [2] die 2
        [3] die 3
        [4] die 4
       *[other] dice { $dice }
    }
action-stop = Stop here
action-set = Die { $die } to { $face }
action-keep = Keep the dice as they are
action-aim = Aim at { $colour } with { $arrows_id ->
        [one] { $arrows } arrow
       *[other] { $arrows } arrows
    }
action-flag = { $count_id ->
        [one] { $count } die
       *[other] { $count } dice
    } on the { $colour } flag
action-spread = { $count_id ->
        [one] { $count } die
       *[other] { $count } dice
    } on the { $colour } flag, spread over its corners
action-ultimate = Ultimate: every opponent loses 4 spectators
action-talent = Use your talent
action-finish = End your turn
action-fill = { $corners ->
        [0] Fill no corner
        [one] Fill { $corners } corner
       *[other] Fill { $corners } corners
    }
action-tick = Tick one { $colour } circle
action-steal = Steal the token from { $victim }
action-power = Spend a Power: every arrow here costs 4 spectators
action-no_power = Keep your Power
action-shield = Spend a Shield: lose nobody
action-no_shield = Take the loss
action-extend = Draw one more { $colour } circle on every opponent's target
action-point = Point at { $colour }
action-discard = Discard a { $token }
action-take = Take a { $token }

choice-choose = { $archer }
choice-reroll = Roll again: { $dice }
choice-die = die { $die } { $face }
choice-mark = { $colour } flag
choice-aim-tick = { $arrows ->
        [one] { $arrows } arrow in { $colour }
       *[other] { $arrows } arrows in { $colour }
    }: { circles-ticked }
choice-aim-close = { $arrows ->
        [one] { $arrows } arrow in { $colour }
       *[other] { $arrows } arrows in { $colour }
    }: { circles-ticked }, { $colour_word } closed
choice-aim-close-bite = { $arrows ->
        [one] { $arrows } arrow in { $colour }
       *[other] { $arrows } arrows in { $colour }
    }: { circles-ticked }, { $colour_word } closed, and { victims-lose }
choice-aim-bite = { $arrows ->
        [one] { $arrows } arrow in { $colour }
       *[other] { $arrows } arrows in { $colour }
    }, which you closed: { victims-lose }
choice-flag-fill = { dice-grouped } on the { $colour } flag: { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }
choice-flag-fire = { dice-grouped } on the { $colour } flag: { corners-full }, { shot-gain }
choice-spread-all = { dice-grouped } on the { $colour } flag, spread: { corners-full }
choice-spread-some = { dice-grouped } on the { $colour } flag, spread: you choose how many corners are full
choice-fill-none = No corner
choice-fill = { $corners ->
        [one] Fill { $corners } corner
       *[other] Fill { $corners } corners
    }, { shot-gain }
choice-ultimate = Ultimate, four arrows: { $victims ->
        [one] your opponent loses { spectators-lost }
       *[other] your { $victims } opponents lose { spectators-lost } each
    }
choice-power = Spend a Power: { victims-lose } instead of { $less }
choice-no_power = Keep your Power: { victims-lose }
choice-shield = Spend a Shield: { $left ->
        [one] your only spectator stays
       *[other] all your { $left } spectators stay
    }
choice-no_shield = Lose { $loss } of your { $left ->
        [one] only spectator
       *[other] { $left } spectators
    }
choice-no_shield-out = { $left ->
        [one] Lose your only spectator: you are out
       *[other] Lose all your { $left } spectators: you are out
    }
choice-talent = { $archer }: { $talent }
dice-grouped = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
circles-ticked = { $ticks ->
        [one] { $ticks } circle
       *[other] { $ticks } circles
    }
spectators-lost = { $loss ->
        [one] { $loss } spectator
       *[other] { $loss } spectators
    }
victims-lose = { $victims ->
        [one] an opponent loses { spectators-lost }
       *[other] { $victims } opponents lose { spectators-lost } each
    }
corners-full = { $corners ->
        [0] no corner is full
        [one] { $corners } corner is full
       *[other] { $corners } corners are full
    }
shot-gain = { $shot ->
        [circles] { $gained ->
            [0] but your target is full already
            [one] tick a circle
           *[other] tick any { $gained } circles
        }
        [power] { $gained ->
            [0] but you hold every Power
            [one] take a Power
           *[other] take { $gained } Powers
        }
        [shield] { $gained ->
            [0] but you hold every Shield
            [one] take a Shield
           *[other] take { $gained } Shields
        }
       *[wild] { $gained ->
            [0] but you hold every Wild
            [one] take a Wild
           *[other] take { $gained } Wilds
        }
    }
preview-two = { $first }; then { $second }
preview-wins = Win now! { $plan }

## What happened

event-joined = { $you ->
        [yes] You are the { $archer }.
       *[no] { $seat } is the { $archer }.
    }
event-begins = { $you ->
        [yes] You shoot first.
       *[no] { $seat } shoots first.
    }
event-marked = { $you ->
        [yes] You tick a box of the [{ $colour_id }] flag before play.
       *[no] { $seat } ticks a box of the [{ $colour_id }] flag before play.
    }
event-turn_begins = { $you ->
        [yes] Turn { $turn }: yours.
       *[no] Turn { $turn }: { $seat }.
    }
event-rolled = { $you ->
        [yes] Roll { $roll }: you throw { $dice ->
            [one] { $dice } die.
           *[other] { $dice } dice.
        }
       *[no] Roll { $roll }: { $seat } throws { $dice ->
            [one] { $dice } die.
           *[other] { $dice } dice.
        }
    }
event-showing = The dice show [{ $first_id }] · [{ $second_id }] · [{ $third_id }]{ $fourth_id ->
        [-1] {""}
       *[other] {" · "}[{ $fourth_id }]
    }
told-rolled = { $you ->
        [yes] Roll { $roll }: you throw { $dice ->
            [one] { $dice } die.
           *[other] { $dice } dice.
        }
       *[no] Roll { $roll }: { $seat } throws { $dice ->
            [one] { $dice } die.
           *[other] { $dice } dice.
        }
    }{" "}[{ $first_id }] [{ $second_id }] [{ $third_id }]{ $fourth_id ->
        [-1] {""}
       *[other] {" "}[{ $fourth_id }]
    }
event-stopped = { $you ->
        [yes] You stop at roll { $roll }.
       *[no] { $seat } stops at roll { $roll }.
    }
event-dice_kept = { $you ->
        [yes] You keep the dice as they are.
       *[no] { $seat } keeps the dice as they are.
    }
event-die_set = { $you ->
        [yes] You spend a Wild: die { $die } is { $face } now.
       *[no] { $seat } spends a Wild: die { $die } is { $face } now.
    }
event-aimed = { $you ->
        [yes] You aim at [{ $colour_id }] with { $arrows ->
            [one] { $arrows } arrow.
           *[other] { $arrows } arrows.
        }
       *[no] { $seat } aims at [{ $colour_id }] with { $arrows ->
            [one] { $arrows } arrow.
           *[other] { $arrows } arrows.
        }
    }
event-ticked = { $you ->
        [yes] You tick one [{ $colour_id }] circle.
       *[no] { $seat } ticks one [{ $colour_id }] circle.
    }{ $left ->
        [0] {""}
       *[other] {" "}{ $left } to go.
    }
event-closed = { $you ->
        [yes] Your [{ $colour_id }] is closed!
       *[no] { $seat } has closed [{ $colour_id }].
    }
event-flagged = { $you ->
        [yes] You tick { $boxes ->
            [one] { $boxes } box
           *[other] { $boxes } boxes
        } of your [{ $colour_id }] flag.
       *[no] { $seat } ticks { $boxes ->
            [one] { $boxes } box
           *[other] { $boxes } boxes
        } of the [{ $colour_id }] flag.
    }
event-spread = { $you ->
        [yes] You spread { $boxes ->
            [one] { $boxes } box
           *[other] { $boxes } boxes
        } over the corners of your [{ $colour_id }] flag.
       *[no] { $seat } spreads { $boxes ->
            [one] { $boxes } box
           *[other] { $boxes } boxes
        } over the corners of the [{ $colour_id }] flag.
    }
event-fired = Corner { $corner } of the [{ $colour_id }] flag is full: exceptional shot!
event-struck = { $you ->
        [yes] Four arrows! Your Ultimate chases the crowds away.
       *[no] Four arrows! The Ultimate of { $seat } chases the crowds away.
    }
event-called = { $you ->
        [yes] Four colours: you use the talent of the { $archer }.
       *[no] Four colours: { $seat } uses the talent of the { $archer }.
    }
event-took = { $you ->
        [yes] You take a { $token }.
       *[no] { $seat } takes a { $token }.
    }
event-stole = { $you ->
        [yes] You steal a { $token } from { $victim }.
       *[no] { $victim_you ->
            [yes] { $seat } steals a { $token } from you.
           *[no] { $seat } steals a { $token } from { $victim }.
        }
    }
event-found_none = { $you ->
        [yes] You already have every { $token } there is.
       *[no] { $seat } already has every { $token } there is.
    }
event-powered = { $you ->
        [yes] You spend a Power: each arrow in [{ $colour_id }] costs 4 this turn.
       *[no] { $seat } spends a Power: each arrow in [{ $colour_id }] costs 4 this turn.
    }
event-power_kept = { $you ->
        [yes] You keep your Power for later.
       *[no] { $seat } keeps the Power for later.
    }
event-shielded = { $you ->
        [yes] Your Shield keeps { $spectators ->
            [one] { $spectators } spectator from leaving.
           *[other] { $spectators } spectators from leaving.
        }
       *[no] The Shield of { $seat } keeps { $spectators ->
            [one] { $spectators } spectator from leaving.
           *[other] { $spectators } spectators from leaving.
        }
    }
event-lost = { $you ->
        [yes] You lose { $spectators ->
            [one] { $spectators } spectator; { $left } left.
           *[other] { $spectators } spectators; { $left } left.
        }
       *[no] { $seat } loses { $spectators ->
            [one] { $spectators } spectator; { $left } left.
           *[other] { $spectators } spectators; { $left } left.
        }
    }
event-pointer_bites = { $you ->
        [yes] The pointer is on [{ $colour_id }], and you show it on { $dice ->
            [one] { $dice } die.
           *[other] { $dice } dice.
        }
       *[no] The pointer is on [{ $colour_id }], and { $seat } shows it on { $dice ->
            [one] { $dice } die.
           *[other] { $dice } dice.
        }
    }
event-fell = { $you ->
        [yes] Your stand is empty: you are out.
       *[no] The stand of { $seat } is empty: { $seat } is out.
    }
event-extended = { $you ->
        [yes] You draw one more [{ $colour_id }] circle on every opponent's target.
       *[no] { $seat } draws one more [{ $colour_id }] circle on every opponent's target.
    }
event-pointed = { $you ->
        [yes] You point at [{ $colour_id }]: it is dangerous for the others until your next turn.
       *[no] { $seat } points at [{ $colour_id }]: it is dangerous for the others until the next turn of { $seat }.
    }
event-captured = { $you ->
        [yes] You keep a die. The others roll three until your next turn.
       *[no] { $seat } keeps a die. The others roll three until the next turn of { $seat }.
    }
event-discarded = { $you ->
        [yes] You discard a { $token }.
       *[no] { $seat } discards a { $token }.
    }
event-die_returned = { $you ->
        [yes] You give the die back.
       *[no] { $seat } gives the die back.
    }
event-pointer_returned = { $you ->
        [yes] You take the pointer off [{ $colour_id }].
       *[no] { $seat } takes the pointer off [{ $colour_id }].
    }
event-won = { $you ->
        [yes] { $way_id ->
            [target] Your target is full and nobody has more spectators. You win!
           *[last_archer] Only your stand still has spectators. You win!
        }
       *[no] { $way_id ->
            [target] The target of { $seat } is full and nobody has more spectators: { $seat } wins.
           *[last_archer] Only { $seat } still has spectators: { $seat } wins.
        }
    }
event-drawn = { $turns ->
        [one] { $turns } turn and no winner: it is a draw.
       *[other] { $turns } turns and no winner: it is a draw.
    }

## What is asked

question-choose_archer = Choose your archer.
question-mark_flag = Tick a flag box before play, each in another flag.
question-roll = Roll again? Pick the dice to throw, or stop here.
question-set_die = Spend a Wild to set a die, or keep them all?
question-group = Group your dice.
question-fill_corners = How many corners do you fill?
question-tick = Tick a circle of your choice.
question-take_token = Whom do you steal the token from?
question-use_power = A Power on these arrows?
question-use_shield = A Shield against this loss?
question-extend = In which colour do the others get one more circle?
question-point = Which colour becomes dangerous?
question-discard = Discard a token of your choice.
question-take_any = Take a token from the centre.
waiting-choose_archer = { $seat } is choosing an archer.
waiting-mark_flag = { $seat } is ticking a flag box.
waiting-roll = { $seat } is rolling.
waiting-set_die = { $seat } may set a die.
waiting-group = { $seat } is grouping the dice.
waiting-fill_corners = { $seat } is choosing how many corners to fill.
waiting-tick = { $seat } is ticking a circle.
waiting-take_token = { $seat } is about to steal a token.
waiting-use_power = { $seat } may spend a Power.
waiting-use_shield = { $seat } may spend a Shield.
waiting-extend = { $seat } is choosing the colour of the extra circle.
waiting-point = { $seat } is pointing at a colour.
waiting-discard = { $seat } is discarding a token.
waiting-take_any = { $seat } is taking a token.

## The table in lines

text-turn = { $you ->
        [yes] Turn { $turn }: yours.
       *[no] Turn { $turn }: { $name }.
    }
text-dice = Roll { $roll } of { $rolls }: { $dice }.
text-die = die { $die } { $face }
text-die-used = die { $die } { $face } (used)
text-sheet = { $name }, { $archer }: { $spectators ->
        [0] out.
        [one] { $spectators } spectator.
       *[other] { $spectators } spectators.
    }
text-no-archer = no character yet
text-circles = Circles: { $colours }.
text-colour-open = { $colour } { $ticked }/{ $circles }
text-colour-closed = { $colour } closed
text-flags = Flags: { $flags }.
text-flag = { $colour } { $boxes }/{ $all }
text-flag-spread = { $colour } { $boxes }/{ $all } (corners { $corners })
text-tokens = Tokens: { $tokens }.
text-count = { $token } ×{ $count }
text-centre = In the centre: { $tokens }.
text-pointer = { $you ->
        [yes] You point at { $colour }.
       *[no] { $name } points at { $colour }.
    }
text-captured = { $you ->
        [yes] You hold a die.
       *[no] { $name } holds a die.
    }
text-none = none
text-talent = Talent, with four different colours: { $talent }
text-pulls = Spectators that an arrow in a closed ring draws from each open target: { $colours }.
text-pull = { $colour } { $pull }
text-corners = What a full corner of a flag gives: { $flags }.
text-corner = { $colour } ({ $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }) { $shot ->
        [power] a Power
        [shield] a Shield
        [wild] a Wild
       *[circles] { $circles ->
            [one] one circle
           *[other] { $circles } circles
        }
    }

## The page

page-ring = { $colour }: circles ticked { $ticked }/{ $circles }, pull { $pull }
page-flag = { $colour } flag: boxes { $ticked }/{ $all }, { corners-full-of-flag }
corners-full-of-flag = { $full ->
        [0] no corner full
        [one] { $full } corner full
       *[other] { $full } corners full
    }
page-stand = { $spectators ->
        [one] { $spectators } spectator
       *[other] { $spectators } spectators
    }
page-token = { $token } held: { $count }
page-centre = { $token } in the centre: { $count }
page-die = Die { $die }: { $face }
page-rolls = Roll { $roll } of { $rolls }
page-sheet = Sheet of { $name }
page-sheets = The other sheets
page-out = OUT
page-your-talent = Your talent, with four different colours:
page-archer = Archer
page-talents = What each archer can do with four different colours:
page-ledger = Every target and stand at the end
page-won-target = { $name } filled the target, and nobody had more spectators.
page-won-last_archer = { $name } is the last archer with spectators.
page-drawn = The limit of turns was reached without a winner: a draw.
page-colours = The colours of the target
screen-sheets = Archers
