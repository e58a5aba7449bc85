// Two games for boardgame.io, written as its documentation writes games: Pig, and Tiki Topple for two by the rules that
// Kotatsu plays (what is printed on its components stands in parts.json). Each has `choices`, what a player may do.
const { INVALID_MOVE } = require('boardgame.io/core');

// --- Pig

const GOAL = 100;

const Pig = {
  name: 'pig',
  setup: () => ({ totals: [0, 0], turn: 0 }),
  moves: {
    roll: ({ G, random, events }) => {
      const die = random.D6();
      if (die === 1) { G.turn = 0; events.endTurn(); } else { G.turn += die; }
    },
    hold: ({ G, ctx, events }) => {
      G.totals[Number(ctx.currentPlayer)] += G.turn;
      G.turn = 0;
      events.endTurn();
    },
  },
  endIf: ({ G, ctx }) => (G.totals[Number(ctx.currentPlayer)] >= GOAL ? { winner: ctx.currentPlayer } : undefined),
};

const pigChoices = (G) => (G.turn > 0 ? [['roll'], ['hold']] : [['roll']]);

// --- Tiki Topple

const SEATS = 2;
const [UP3, PUH, TOPPLE, WIKI, TOAST] = [2, 3, 4, 5, 6];
const PUH_PLACES = 2;

function tikiTopple(parts) {
  const count = (cards) => cards.reduce((sum, copies) => sum + copies, 0);

  function beginRound(G, random) {
    const groups = random.Shuffle(parts.groups).map((group) => random.Shuffle(group));
    G.line = groups.flat();
    G.played = G.hands.map(() => parts.copies.map(() => 0));
    G.hands = G.hands.map(() => [...parts.copies]);
    G.aside = G.hands.map((hand) => {
      const cards = random.Shuffle(hand.flatMap((copies, card) => Array(copies).fill(card))).slice(0, parts.setAside);
      for (const card of cards) hand[card] -= 1;
      return cards;
    });
    const free = random.Shuffle(parts.missions.map((_, mission) => mission).filter((m) => !G.shown.flat().includes(m)));
    G.missions = free.slice(0, SEATS);
  }

  function endRound(G, random, events) {
    const earned = G.missions.map((mission) => parts.missions[mission].reduce((points, tiki, goal) => {
      const place = G.line.indexOf(tiki);
      return points + (place >= 0 && place < parts.within[goal] ? parts.pays[goal] : 0);
    }, 0));
    earned.forEach((points, seat) => { G.points[seat] += points; });
    G.shown.push([...G.missions]);
    G.earned.push(earned);
    if (G.shown.length === parts.rounds) {
      const most = Math.max(...G.points);
      events.endGame({ winners: G.points.flatMap((points, seat) => (points === most ? [seat] : [])) });
      return;
    }
    G.starter = (G.starter + 1) % SEATS;
    beginRound(G, random);
    events.endTurn({ next: String(G.starter) });
  }

  // Spends a card and ends the turn; INVALID_MOVE when its player does not hold it.
  function play(effect) {
    return ({ G, ctx, random, events }, ...args) => {
      const seat = Number(ctx.currentPlayer);
      const card = effect(G, seat, ...args);
      if (card === undefined || !(G.hands[seat][card] > 0)) return INVALID_MOVE;
      G.hands[seat][card] -= 1;
      G.played[seat][card] += 1;
      const left = (seat + 1) % SEATS;
      if (G.line.length > parts.lastTikis && count(G.hands[left]) > 0) events.endTurn({ next: String(left) });
      else endRound(G, random, events);
      return undefined;
    };
  }

  const firstPlace = (card) => (card <= UP3 ? card + 1 : 0);
  const lastPlace = (G, card) => {
    if (card <= UP3) return G.line.length - 1;
    return G.line.length - 1 - (card === PUH ? PUH_PLACES : 1);
  };
  const mayToast = (G, seat) => count(G.played[seat]) > 0;
  const holdsToastAlone = (G, seat) => G.hands[seat][TOAST] === count(G.hands[seat]);

  function move(G, seat, card, place) {
    if (!(card >= 0 && card <= TOPPLE && place >= firstPlace(card) && place <= lastPlace(G, card))) return undefined;
    if (!(G.hands[seat][card] > 0)) return undefined;
    const [tiki] = G.line.splice(place, 1);
    if (card <= UP3) G.line.splice(place - card - 1, 0, tiki);
    else if (card === PUH) G.line.splice(place + PUH_PLACES, 0, tiki);
    else G.line.push(tiki);
    return card;
  }

  function swap(G, seat, first, second) {
    if (!(first >= 0 && first < second && second < G.line.length && G.hands[seat][WIKI] > 0)) return undefined;
    [G.line[first], G.line[second]] = [G.line[second], G.line[first]];
    return WIKI;
  }

  function toast(G, seat) {
    if (!mayToast(G, seat) || !(G.hands[seat][TOAST] > 0)) return undefined;
    G.line.pop();
    return TOAST;
  }

  const discard = (G, seat, card) => (holdsToastAlone(G, seat) && !mayToast(G, seat) ? card : undefined);

  const TikiTopple = {
    name: 'tiki-topple',
    setup: ({ random }) => {
      const G = {
        line: [], hands: [[], []], aside: [], played: [], missions: [], shown: [], earned: [], points: [0, 0],
        starter: random.Die(SEATS) - 1,
      };
      beginRound(G, random);
      return G;
    },
    turn: { order: { first: ({ G }) => G.starter, next: ({ ctx }) => (ctx.playOrderPos + 1) % SEATS } },
    moves: { move: play(move), swap: play(swap), toast: play(toast), discard: play(discard) },
    // Hands, what was set aside and missions are their owner's, until the game is over.
    playerView: ({ G, ctx, playerID }) => {
      if (ctx.gameover) return G;
      const own = (hidden) => hidden.map((held, seat) => (String(seat) === playerID ? held : null));
      return { ...G, hands: own(G.hands), aside: own(G.aside), missions: own(G.missions) };
    },
  };

  function choices(G, seat) {
    const [hand, found] = [G.hands[seat], []];
    for (let card = 0; card <= TOPPLE; card += 1) {
      if (!hand[card]) continue;
      for (let place = firstPlace(card); place <= lastPlace(G, card); place += 1) found.push(['move', card, place]);
    }
    if (hand[WIKI]) {
      for (let second = 1; second < G.line.length; second += 1) {
        for (let first = 0; first < second; first += 1) found.push(['swap', first, second]);
      }
    }
    if (hand[TOAST] && mayToast(G, seat)) found.push(['toast']);
    return found.length ? found : [['discard', TOAST]];
  }

  return { game: TikiTopple, choices };
}

const games = (parts) => ({ pig: { game: Pig, choices: pigChoices }, 'tiki-topple': tikiTopple(parts) });
module.exports = { Pig, games };
