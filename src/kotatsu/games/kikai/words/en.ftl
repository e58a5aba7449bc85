### KIKAI, in English: what players choose, are asked and are told.

tagline = Build machines out of junk, lead the crowds to them through the streets, and dazzle the Master.
seal = The shuffles are sealed

option-mode = Mode
option-mode-normal = Normal
option-mode-advanced = Advanced: other bonuses and scoring (elements keep their Normal faces, the printed Advanced ones are not known)
option-first_game = First game
option-first_game-false = Usual rules
option-first_game-true = After each round you may draw up to four cards

action-settle = Place { $feet } at { $district }
action-play = Play { $card }
action-pair = { $card } ×2, at { $district }
action-build = Build: { $element }
action-deploy = Distributors on the { $street }
action-bring = { $level_id ->
        [feet] Bring a fan from { $square } to your feet
        [body] Bring a fan from { $square } to your body
       *[head] Bring a fan from { $square } to your head
    }
action-exhibit = Hold an exhibition
action-call = Call your fans from { $district }
action-post = Put up the billboard: { $billboard }
action-choose = { $token_id ->
        [megaphone] Take a megaphone
       *[ladder] Take a ladder
    }
action-remove = { $colour_id ->
        [red] Send away a red fan from { $square }
        [blue] Send away a blue fan from { $square }
       *[green] Send away a green fan from { $square }
    }
action-climb = Put ladders at { $district }
action-take = Take { $card }
action-top = Draw from the pile
action-more = Discard a ladder, draw a card
action-finish = Go on

choice-play_again = { $card } for { $paid ->
        [ladder] a ladder
       *[megaphone] a megaphone
    }
choice-pair_again = { $card } ×2 for { $paid ->
        [ladder] a ladder
       *[megaphone] a megaphone
    }, at { $district }
choice-build = Build for { $cost } energy: { $element } (a fan there brings { $effect })
choice-deploy = { $street }: { $slots ->
        [one] 1 distributor
       *[other] { $slots } distributors
    } for { $cost } energy
choice-deploy_bonus = { $street }: { $slots ->
        [one] 1 distributor
       *[other] { $slots } distributors
    } for { $cost } energy, gains { $bonus }
choice-first_deploy = A distributor on the { $street }
choice-bring = { $square }, a fan for { $element }: gains { $effect }{ $toll ->
        [0] {""}
       *[other] , toll { $toll } energy
    }
choice-exhibit = Hold an exhibition: { $energy } energy, { $fans ->
        [0] no fan here
        [one] 1 fan here
       *[other] { $fans } fans here
    }
choice-call = Call { $fans ->
        [one] 1 fan
       *[other] { $fans } fans
    } from { $district } for { $cost }
choice-post = { $billboard }
choice-climb = { $ladders ->
        [one] A ladder
       *[other] { $ladders } ladders
    } at { $district }: { $element }, { $amount } influence more
choice-finish = { $question ->
        [bring_more] Enough fans
        [call_fans] Call nobody else
        [play_again] No second action
        [fill_hand] No more cards
       *[other] End your turn
    }

gain-energy = { $amount } energy
gain-megaphone = { $amount ->
        [one] 1 megaphone
       *[other] { $amount } megaphones
    }
gain-ladder = { $amount ->
        [one] 1 ladder
       *[other] { $amount } ladders
    }
gain-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
gain-discard = { $amount ->
        [one] 1 distributor less on your track
       *[other] { $amount } distributors less on your track
    }
gain-and = { $first } and { $second }
gain-nothing = nothing

question-place_feet = Where do your starting feet go?
question-place_distributor = Put a distributor on a single slot next door.
question-play_a_card = Play a card, or two alike to act anywhere.
question-choose_an_action = Build, bring flyers, attract fans or hold an exhibition?
question-bring_more = Another fan?
question-call_fans = Call fans from elsewhere?
question-play_again = A second action?
question-take_a_card = Take a card.
question-draw_more = A ladder for another card, or end your turn?
question-choose_a_token = Your track gives a token: which?
question-post_a_billboard = You emptied a square. Which billboard goes up?
question-remove_a_fan = Which fan goes away?
question-fill_hand = Draw up to four cards before the round begins?
waiting-place_feet = { $seat } is placing starting feet.
waiting-place_distributor = { $seat } is placing a first distributor.
waiting-play_a_card = { $seat } is choosing a card.
waiting-choose_an_action = { $seat } is choosing an action.
waiting-bring_more = { $seat } is bringing fans.
waiting-call_fans = { $seat } is calling fans.
waiting-play_again = { $seat } may act again.
waiting-take_a_card = { $seat } is taking a card.
waiting-draw_more = { $seat } may draw more cards.
waiting-choose_a_token = { $seat } is choosing a token.
waiting-post_a_billboard = { $seat } is choosing a billboard.
waiting-remove_a_fan = { $seat } is sending a fan away.
waiting-fill_hand = { $seat } may draw up to four cards.

event-settled = { $you ->
        [yes] You start at { $district }: { $element }.
       *[no] { $seat } starts at { $district }: { $element }.
    }
event-round_begins = { $you ->
        [yes] Round { $round }: you begin.
       *[no] Round { $round }: { $seat } begins.
    }
event-played = { $you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
event-paired = { $you ->
        [yes] You play two { $card } cards to act at { $district }.
       *[no] { $seat } plays two { $card } cards to act at { $district }.
    }
event-played_again = { $paid_id ->
        [megaphone] { $you ->
            [yes] You discard a megaphone for a second action.
           *[no] { $seat } discards a megaphone for a second action.
        }
       *[ladder] { $you ->
            [yes] You discard a ladder for a second action.
           *[no] { $seat } discards a ladder for a second action.
        }
    }
event-built = { $you ->
        [yes] You build at { $district } for { $cost } energy: { $element }.
       *[no] { $seat } builds at { $district } for { $cost } energy: { $element }.
    }
event-revealed = On offer: { $element }.
event-influence_grew = { $amount ->
        [0] { $you ->
            [yes] Your { $colour } influence stays at { $influence }.
           *[no] { $seat }: { $colour } influence stays at { $influence }.
        }
       *[other] { $you ->
            [yes] Your { $colour } influence grows by { $amount } to { $influence }.
           *[no] { $seat }: { $colour } influence grows by { $amount } to { $influence }.
        }
    }
event-climbed = { $ladders ->
        [one] { $you ->
            [yes] You put a ladder up at { $district }: { $element }.
           *[no] { $seat } puts a ladder up at { $district }: { $element }.
        }
       *[other] { $you ->
            [yes] You put { $ladders } ladders up at { $district }: { $element }.
           *[no] { $seat } puts { $ladders } ladders up at { $district }: { $element }.
        }
    }
event-tile_won = { $you ->
        [yes] Your head is the first at { $district }: you take { $tile }.
       *[no] { $seat } has the first head at { $district } and takes { $tile }.
    }
event-foundation_gone = { $penalty ->
        [0] { $you ->
            [yes] You take your foundation tile at { $district }.
           *[no] { $seat } takes the foundation tile at { $district }.
        }
        [one] { $you ->
            [yes] Your foundation tile at { $district } is gone: 1 point less to lose.
           *[no] { $seat } clears a foundation tile at { $district }: 1 point less to lose.
        }
       *[other] { $you ->
            [yes] Your foundation tile at { $district } is gone: { $penalty } points less to lose.
           *[no] { $seat } clears a foundation tile at { $district }: { $penalty } points less to lose.
        }
    }
event-deployed = { $slots ->
        [one] { $you ->
            [yes] You put a distributor on the { $street }.
           *[no] { $seat } puts a distributor on the { $street }.
        }
       *[other] { $you ->
            [yes] You put { $slots } distributors on the { $street }.
           *[no] { $seat } puts { $slots } distributors on the { $street }.
        }
    }
event-discarded = { $amount ->
        [one] { $you ->
            [yes] 1 of your distributors leaves the energy track and the game.
           *[no] 1 distributor of { $seat } leaves the energy track and the game.
        }
       *[other] { $you ->
            [yes] { $amount } of your distributors leave the energy track and the game.
           *[no] { $amount } distributors of { $seat } leave the energy track and the game.
        }
    }
event-brought = { $toll ->
        [0] { $you ->
            [yes] You bring a fan from { $square }: { $element }.
           *[no] { $seat } brings a fan from { $square }: { $element }.
        }
       *[other] { $you ->
            [yes] You bring a fan from { $square } for { $toll } energy in tolls: { $element }.
           *[no] { $seat } brings a fan from { $square } for { $toll } energy in tolls: { $element }.
        }
    }
event-removed = { $you ->
        [yes] You send a { $colour } fan away from { $square }.
       *[no] { $seat } sends a { $colour } fan away from { $square }.
    }
event-posted = { $you ->
        [yes] { $square } is empty: your billboard goes up.
       *[no] { $square } is empty: { $seat } puts a billboard up.
    }
event-exhibited = { $you ->
        [yes] You hold an exhibition at { $district } before { $fans ->
            [0] nobody.
            [one] 1 fan.
           *[other] { $fans } fans.
        }
       *[no] { $seat } holds an exhibition at { $district } before { $fans ->
            [0] nobody.
            [one] 1 fan.
           *[other] { $fans } fans.
        }
    }
event-called = { $you ->
        [yes] You call { $fans ->
            [one] 1 fan
           *[other] { $fans } fans
        } from { $district }.
       *[no] { $seat } calls { $fans ->
            [one] 1 fan
           *[other] { $fans } fans
        } from { $district }.
    }
event-spent = { $you ->
        [yes] You discard { $ladders ->
            [0] { $megaphones ->
                [one] { $megaphones } megaphone
               *[other] { $megaphones } megaphones
            }
           *[other] { $megaphones ->
                [0] { $ladders ->
                    [one] { $ladders } ladder
                   *[other] { $ladders } ladders
                }
               *[other] { $megaphones ->
                    [one] { $megaphones } megaphone
                   *[other] { $megaphones } megaphones
                } and { $ladders ->
                    [one] { $ladders } ladder
                   *[other] { $ladders } ladders
                }
            }
        } to call fans.
       *[no] { $seat } discards { $ladders ->
            [0] { $megaphones ->
                [one] { $megaphones } megaphone
               *[other] { $megaphones } megaphones
            }
           *[other] { $megaphones ->
                [0] { $ladders ->
                    [one] { $ladders } ladder
                   *[other] { $ladders } ladders
                }
               *[other] { $megaphones ->
                    [one] { $megaphones } megaphone
                   *[other] { $megaphones } megaphones
                } and { $ladders ->
                    [one] { $ladders } ladder
                   *[other] { $ladders } ladders
                }
            }
        } to call fans.
    }
event-fame_grew = { $you ->
        [yes] You gain { $amount } fame and stand on { $fame }.
       *[no] { $seat } gains { $amount } fame and stands on { $fame }.
    }
event-gained_energy = { $you ->
        [yes] You gain { $amount } energy.
       *[no] { $seat } gains { $amount } energy.
    }
event-gained_megaphones = { $you ->
        [yes] You gain { $amount ->
            [one] a megaphone.
           *[other] { $amount } megaphones.
        }
       *[no] { $seat } gains { $amount ->
            [one] a megaphone.
           *[other] { $amount } megaphones.
        }
    }
event-gained_ladders = { $you ->
        [yes] You gain { $amount ->
            [one] a ladder.
           *[other] { $amount } ladders.
        }
       *[no] { $seat } gains { $amount ->
            [one] a ladder.
           *[other] { $amount } ladders.
        }
    }
event-gained_points = { $you ->
        [yes] You gain { $amount ->
            [one] 1 point.
           *[other] { $amount } points.
        }
       *[no] { $seat } gains { $amount ->
            [one] 1 point.
           *[other] { $amount } points.
        }
    }
event-took = { $you ->
        [yes] You take the { $card } card.
       *[no] { $seat } takes the { $card } card.
    }
event-drew = { $you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
event-drew_for_ladder = { $you ->
        [yes] You discard a ladder and draw { $card }.
       *[no] { $seat } discards a ladder and draws { $card }.
    }
event-dealt = { $card } is turned up beside the pile.
event-round_ends = Round { $round } is over. The Master looks around.
event-rewarded = { $row ->
        [0] { $you ->
            [yes] You are still on Start.
           *[no] { $seat } is still on Start.
        }
       *[other] { $you ->
            [yes] You stand in row { $row }{ $points ->
                [0] .
                [one] : 1 point.
               *[other] : { $points } points.
            }
           *[no] { $seat } stands in row { $row }{ $points ->
                [0] .
                [one] : 1 point.
               *[other] : { $points } points.
            }
        }
    }
event-lost_energy = { $you ->
        [yes] The Master is not impressed: you lose { $amount } energy.
       *[no] The Master is not impressed: { $seat } loses { $amount } energy.
    }
event-media_victory = { $you ->
        [yes] Your sixth billboard is up. The whole city is yours: you win!
       *[no] The sixth billboard of { $seat } is up. The whole city is theirs: { $seat } wins!
    }
event-won = { $you ->
        [yes] You win with { $points ->
            [one] { $points } point!
           *[other] { $points } points!
        }
       *[no] { $seat } wins with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
event-drawn = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each and as many red fans: the win is shared.

text-round = Round { $round } of { $rounds }.
text-round_worth = Round { $round } of { $rounds }. The Master's points: ×{ $times }.
text-turns = { $name }: turn { $turn } of { $turns } in this round, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the game ended now.
text-media = { $name }: all billboards are up, a media victory. Nothing is counted.
text-no_media = { $name }: beaten by a media victory. Nothing is counted.
text-stock = { $energy } energy, { $megaphones ->
        [one] 1 megaphone
       *[other] { $megaphones } megaphones
    }, { $ladders ->
        [one] 1 ladder
       *[other] { $ladders } ladders
    }; an exhibition brings { $value } energy; { $cubes ->
        [one] 1 distributor
       *[other] { $cubes } distributors
    } left.
text-track = Coming on the energy track: { $spaces }.
text-track_empty = Nothing more to come on the energy track.
text-space_value = { $amount } energy
text-space_points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
text-space_choice = a megaphone or a ladder
text-space_nothing = nothing
text-influence = Influence: red { $red }, blue { $blue }, green { $green }. { $row ->
        [0] Fame { $fame }, on Start.
       *[other] Fame { $fame }, in row { $row }.
    }
text-fans = { $count ->
        [0] No fan taken.
        [one] 1 fan taken: { $fans }.
       *[other] { $count } fans taken: { $fans }.
    }
text-billboards = { $count ->
        [0] No billboard left.
        [one] 1 billboard left.
       *[other] { $count } billboards left.
    }
text-billboards_named = { $count ->
        [0] No billboard left.
        [one] 1 billboard left: { $names }.
       *[other] { $count } billboards left: { $names }.
    }
text-played = Cards played this round: { $columns }.
text-played_turn = turn { $turn }: { $cards }
text-master_points = The Master's track, row { $row }, spaces { $first } to { $last }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $bonuses }.
text-master_gain = The Master's track, row { $row }, spaces { $first } to { $last }: gain { $gain }; { $bonuses }.
text-master_loss = The Master's track, row { $row }, spaces { $first } to { $last }: lose { $energy } energy; { $bonuses }.
text-master_start = Start counts as row 1.
text-space_bonus = space { $number } gives { $bonus }
text-hand = Cards: { $cards }.
text-times = { $card } ×{ $count }
text-display = Beside the pile: { $cards }. { $pile ->
        [one] 1 card
       *[other] { $pile } cards
    } in the pile.
text-district = { $district }, bonus for the first head: { $tile } ({ $explained }).
text-district_won = { $district }, bonus taken ({ $name }): { $tile } ({ $explained }).
text-kikai = { $name } at { $district }: { $elements }.
text-element = { $element } (a fan brings { $effect }){ $raised ->
        [yes] {""}
       *[no] , no ladder yet
    }{ $fan ->
        [yes] , a fan before it
       *[no] {""}
    }
text-foundation_penalty = { $name } at { $district }, foundation: { $penalty ->
        [one] 1 point
       *[other] { $penalty } points
    } to lose.
text-foundation_bonus = { $name } at { $district }, foundation: { $bonus }.
text-square = { $square }: { $fans }; for emptying it { $worth }.
list-break = {"; "}
fans-red = red { $count }
fans-blue = blue { $count }
fans-green = green { $count }
fans-none = no fan
text-square_posted = { $square }: empty, with a billboard ({ $name }).
text-street = { $street }, { $slots ->
        [one] 1 slot
       *[other] { $slots } slots
    }{ $bonus ->
        [none] {""}
       *[other] , gives { $bonus }
    }: { $name }.
text-offer = On offer: { $elements }.
text-offered = { $element } ({ $cost } energy; a fan brings { $effect })
text-nobody = nobody

explain-flyers = 1 point for each of your distributors in the streets
explain-skyline = 3 points for each of your KIKAI that is taller than the one facing it
explain-posters = 2 points for each of your billboards on squares
explain-heads = 4 points for each district where you have a head
explain-feet = 2 points for each district where you have feet
explain-star = 2 points for each point of your best influence
explain-eviction = at once, send one fan away from any square
explain-printer = from now on a distributor costs you 1 energy
explain-rigging = from now on your ladders work as megaphones too
explain-shortcut = from now on the first fan over the opponent's streets is free in each action
explain-toolbox = at once, 1 ladder and 5 energy
explain-spare = from now on two cards alike also draw you a card

page-energy = Energy
page-megaphones = Megaphones
page-ladders = Ladders
page-fame = Fame
page-round = Round { $round }
page-turn = Turn { $turn }/{ $turns }
page-influence = Influence
page-billboards = Billboards
page-master = The Master's track
page-offer = On offer
page-hand = Your cards
page-hand_of = Cards in hand
page-column = Turn { $turn }
page-fans = Fans taken
page-map = Yukon Street
page-board_of = Board: { $name }
page-actions = What you could do at { $district }
page-build_none = nothing
page-build_some = from [energy] { $cost }
page-deploy_none = no street
page-deploy_some = { $count ->
        [one] 1 street, [energy] { $cost }
       *[other] { $count } streets, from [energy] { $cost }
    }
page-bring_none = no fan
page-bring_some = { $count ->
        [one] 1 fan
       *[other] up to { $count } fans
    }
page-exhibit_some = [energy] { $energy }, [fame] { $fame }
page-build = Build
page-deploy = Flyers
page-bring = Attract
page-exhibit = Exhibition
page-scoring = Final scoring
page-media = Six billboards, a media victory: nothing is counted.
page-total = Total

score-gained = Gained in play
score-track = Energy track
score-most_fans = Most fans
score-foundations = Foundations left
score-energy = Energy, by fives
score-megaphones = Megaphones, by twos
score-ladders = Ladders, by twos
score-fans = Fans taken
score-influence = Influence
page-penalty = { $penalty ->
        [one] −1 point
       *[other] −{ $penalty } points
    } at the end if nothing is built
page-offered = { $element }: { $cost } energy, a fan brings { $effect }
page-open_card = { $card }, open card
page-pile_of = Pile, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-pair = 2 → anywhere: { $card }
page-pair_short = 2 → anywhere
page-bonuses = Construction bonuses
page-tile = { $tile }: { $explained }
page-track_said = Energy track: an exhibition brings { $value } energy, { $cubes ->
        [one] 1 distributor
       *[other] { $cubes } distributors
    } left. { $coming }
page-billboard_up = { $billboard }: already up
page-billboard = billboard
page-round_worth = The Master's points: ×{ $times }
page-master_said = The Master's track: { $first } on { $fame }, { $second } on { $other }
short-school = School
short-station = Station
short-diner = Diner
short-parking = Parking
short-cinema = Cinema
short-casino = Casino

symbol-energy = energy
symbol-megaphone = megaphone
symbol-ladder = ladder
symbol-points = points
symbol-discard = distributor to discard
symbol-fans = fans
symbol-fame = fame

screen-offers = Junk
screen-boards = Boards
screen-fame = Fame
pair-school = Two { short-school } cards
pair-station = Two { short-station } cards
pair-diner = Two { short-diner } cards
pair-parking = Two { short-parking } cards
pair-cinema = Two { short-cinema } cards
pair-casino = Two { short-casino } cards
which-district = in which district?
which-level = to which level?
which-colour = of which colour?
which-element = which feet?
