/**
 * Lots: a small honest game that has everything that can happen at a table. It is for tests: of the
 * kernel, and of whatever plays, tells or serves games. `broken/` breaks one promise of it at a time.
 *
 * Everyone holds two of twelve cards and bids one in secret; the highest wins a point and all draw
 * again. The winner then tidies up: takes notes (no secret in that), turns up the top card of the
 * pile (a secret shown), rolls a die (drawn at random), or is done. Die and notes may be left out, but
 * not both.
 */
import type { Box, Explained, Instinct, Watched } from '../box.ts'
import type { Game, Pending, Seat, Tell, Viewer } from '../game.ts'
import type { Reason, Reasoned, Reasons, TablePiece } from '../reasons.ts'
import type { Rng } from '../rng.ts'
import type { SetupWords, Words } from '../words.ts'

export interface State {
  seats: number
  hands: number[][]
  pile: number[]
  discard: number[]
  points: number[]
  /** The seat that tidies up; −1 while everyone bids. */
  tidying: Seat
  notes: number
  mostNotes: number
  /** Whether the top card of the pile lies open. */
  open: boolean
  rolled: number
}

export type Action = { readonly bid: number } | { readonly tidy: 'note' | 'turn-up' | 'roll' | 'done' }

export type Event =
  | { readonly type: 'bid-won'; readonly seat: Seat; readonly bids: readonly number[] }
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'noted'; readonly seat: Seat }
  | { readonly type: 'turned-up'; readonly card: number }
  | { readonly type: 'rolled'; readonly pips: number }
  | { readonly type: 'round-started' }

export interface View extends Omit<State, 'hands' | 'pile'> {
  hand: number[]
  held: number[]
  left: number
  top: number
}

export interface Options {
  readonly die: 'none' | 'six'
  readonly notes: 0 | 2
}

const cards = Array.from({ length: 12 }, (_, card) => card + 1)

export const lots: Game<State, Action, Event, View, Options> = {
  meta: {
    id: 'lots',
    rules: 1,
    seats: { min: 2, max: 3 },
    options: { die: { values: ['none', 'six'], default: 'six' }, notes: { values: [0, 2], default: 2 } },
    clashes: [{ why: 'idle', one: { die: 'none' }, other: { notes: 0 } }],
  },
  setup(seats, options, rng, tell) {
    const pile = cards.slice()
    rng.shuffle(pile)
    const hands = Array.from({ length: seats }, () => pile.splice(-2))
    const points = hands.map(() => 0)
    const rolled = options.die === 'six' ? 0 : -1
    const table = { tidying: -1, notes: 0, mostNotes: options.notes, open: false, rolled }
    tell({ type: 'round-started' })
    return { seats, hands, pile, discard: [], points, ...table }
  },
  pending({ hands, tidying }): Pending {
    if (tidying >= 0) return [tidying]
    return hands.flatMap((hand, seat) => (hand.length > 0 ? seat : []))
  },
  choices(state, seat) {
    if (state.tidying < 0) return (state.hands[seat] ?? []).map((bid) => ({ bid }))
    if (state.tidying !== seat) return []
    const choices: Action[] = [{ tidy: 'done' }]
    if (state.notes < state.mostNotes) choices.push({ tidy: 'note' })
    if (!state.open && state.pile.length > 0) choices.push({ tidy: 'turn-up' })
    if (state.rolled === 0) choices.push({ tidy: 'roll' })
    return choices
  },
  apply(state, moves, rng, tell) {
    const [first] = moves
    if (first && 'tidy' in first) {
      tidy(state, first.tidy, rng, tell)
      return
    }
    takeBids(state, moves, tell)
  },
  view(state, viewer) {
    const { discard, points, ...common } = seenByAll(state)
    return { ...common, discard: discard.slice(), points: points.slice(), hand: [...handOf(state, viewer)] }
  },
  parts: { common: seenByAll, own: (state, viewer) => ({ hand: handOf(state, viewer) }) },
  redact(event, viewer) {
    return event.type === 'card-drawn' && event.seat !== viewer ? { type: event.type, seat: event.seat } : event
  },
  imagine({ hand, held, left, top, ...open }, viewer, rng) {
    const known = new Set([...hand, ...open.discard, top])
    const unseen = cards.filter((card) => !known.has(card))
    rng.shuffle(unseen)
    const hands = held.map((count, seat) => (seat === viewer ? [...hand] : unseen.splice(0, count)))
    const pile = top > 0 ? [...unseen.slice(0, left - 1), top] : unseen.slice(0, left)
    return { ...copyOpen(open), hands, pile }
  },
  clone(state) {
    return { ...copyOpen(state), hands: state.hands.map((hand) => hand.slice()), pile: state.pile.slice() }
  },
  ranking({ hands, tidying, points }) {
    if (tidying >= 0 || hands.some((hand) => hand.length > 0)) return undefined
    const best = points.map((score, seat) => ({ seat, score })).sort((a, b) => b.score - a.score || a.seat - b.seat)
    return best.map(({ seat, score }) => ({ seat, score, place: best.findIndex((other) => other.score === score) + 1 }))
  },
}

function handOf({ hands }: State, viewer: Viewer): number[] {
  return viewer === 'spectator' ? [] : (hands[viewer] ?? [])
}

function seenByAll({ hands, pile, ...open }: State): Omit<View, 'hand'> {
  const top = open.open ? (pile.at(-1) ?? 0) : 0
  return { ...open, held: hands.map((hand) => hand.length), left: pile.length, top }
}

/** What lies open, apart from the original. */
function copyOpen<Open extends Pick<State, 'discard' | 'points'>>(open: Open): Open {
  return { ...open, discard: open.discard.slice(), points: open.points.slice() }
}

function takeBids(state: State, moves: readonly Action[], tell: Tell<Event>): void {
  const bidders = lots.pending(state)
  const bids = moves.map((move) => ('bid' in move ? move.bid : 0))
  for (const [index, seat] of bidders.entries()) {
    state.hands[seat] = (state.hands[seat] ?? []).filter((card) => card !== bids[index])
  }
  state.discard.push(...bids)
  // A card that lies open is put aside, so that nobody need remember who drew it.
  const open = state.open ? state.pile.pop() : undefined
  if (open !== undefined) state.discard.push(open)
  state.open = false
  const winner = bidders[bids.indexOf(Math.max(...bids))] ?? 0
  state.points[winner] = (state.points[winner] ?? 0) + 1
  tell({ type: 'bid-won', seat: winner, bids })
  for (const seat of bidders) {
    const card = state.pile.pop()
    if (card === undefined) break
    state.hands[seat]?.push(card)
    tell({ type: 'card-drawn', seat, card })
  }
  state.tidying = winner
  state.notes = 0
}

function tidy(state: State, how: 'note' | 'turn-up' | 'roll' | 'done', rng: Rng, tell: Tell<Event>): void {
  switch (how) {
    case 'note':
      state.notes++
      tell({ type: 'noted', seat: state.tidying })
      return
    case 'turn-up':
      state.open = true
      tell({ type: 'turned-up', card: state.pile.at(-1) ?? 0 })
      return
    case 'roll':
      state.rolled = rng.int(6) + 1
      tell({ type: 'rolled', pips: state.rolled })
      return
    case 'done':
      state.tidying = -1
      if (state.rolled > 0) state.rolled = 0
      tell({ type: 'round-started' })
  }
}

const words: Words<Action, Event, View, Options> = {
  title: 'Lots',
  summary: 'Bid high.',
  seat: (seat) => `Seat ${seat}`,
  event: (event) => `${event.type}!`,
  prompt: ({ tidying }) => (tidying < 0 ? 'Bid.' : 'Tidy up.'),
  waiting: () => 'Waiting.',
  action: (action) => ('bid' in action ? `Bid ${action.bid}` : action.tidy),
  score: (score) => `${score} points`,
}

const setup: SetupWords<Options> = {
  options: {
    die: { label: 'Die', help: 'May it be rolled?', values: { none: 'No', six: 'Yes' } },
    notes: {
      label: 'Notes',
      help: 'May they be taken?',
      values: { 0: 'No', 2: 'Two' },
      about: { 2: 'Two in every round.' },
    },
  },
  clashes: { idle: 'Whoever wins needs something to do.' },
}

type Thing = ({ readonly piece: 'card'; readonly card: number } | { readonly piece: 'tidy'; readonly how: string }) &
  TablePiece

const reasons: Reasons<Action, View, Thing, Reason> = {
  pieces: ({ hand }) => [...hand.map(card), ...['note', 'turn-up', 'roll', 'done'].map(tidying)],
  takes: (action) => ['bid' in action ? card(action.bid) : tidying(action.tidy)],
  whyNot({ piece }, { view }) {
    if (view.tidying < 0) return { why: 'bid-first', rule: 'LT-01' }
    return piece === 'card' ? { why: 'tidy-up-first', rule: 'LT-02' } : { why: 'no-more', rule: 'LT-03' }
  },
  words: { en: { said: ({ why }) => `Not now: ${why}.` }, fr: { said: ({ why }) => `Pas maintenant : ${why}.` } },
}

function card(number: number): Thing {
  return { piece: 'card', card: number }
}

function tidying(how: string): Thing {
  return { piece: 'tidy', how }
}

export type LotsBox = Box<State, Action, Event, View, Options> &
  Explained<Options> &
  Watched<State, Event, View> &
  Instinct<Action, View> &
  Reasoned<Action, View, Thing, Reason>

export const lotsBox: LotsBox = {
  game: lots,
  words: { en: words, fr: words },
  setup: { en: setup, fr: setup },
  conserved: [
    { name: 'cards', count: ({ hands, pile, discard }) => hands.flat().length + pile.length + discard.length },
  ],
  secrets: [
    { name: 'hands', hidden: ({ hands }, viewer) => hands.filter((_, seat) => seat !== viewer) },
    { name: 'pile', hidden: ({ pile, open }) => (open ? pile.slice(0, -1) : pile) },
  ],
  holds: {
    'bid-won': ({ seat, bids }, { points, discard }) =>
      (points[seat] ?? 0) > 0 && bids.every((bid) => discard.includes(bid)),
    'card-drawn': ({ seat, card }, { hand }, viewer) => seat !== viewer || hand.includes(card ?? 0),
    noted: (_, { notes }) => notes > 0,
    'turned-up': ({ card }, { top }) => top === card,
    rolled: ({ pips }, { rolled }) => rolled === pips,
    'round-started': (_, { tidying }) => tidying < 0,
  },
  longest: 100,
  instinct: (_view, _seat, choices, rng) => rng.pick(choices),
  reasons,
}
