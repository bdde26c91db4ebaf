/** Random play through the public contract, against the same rules written for boardgame.io. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gameIds, openBox } from '@paddock/games'
import { type AnyBox, defaultOptions, Match, Rng, readOptions, viewers } from '@paddock/kernel'
import { median } from '../median.ts'
import { playPeer } from '../peer/play.ts'
import { quantile } from '../quantile.ts'

const seats = 4
const rounds = 5
const secondsPerRound = 2

/** The peers, by game. Each plays the same rules with its own random bot. */
const peers: Readonly<Record<string, { readonly name: string; readonly decisionsPerSecond: () => Promise<number> }>> = {
  'formel-fun': {
    name: 'boardgame.io 0.50.2',
    async decisionsPerSecond() {
      const { decisions, seconds } = await playPeer(seats, 'bench', { seconds: secondsPerRound })
      return decisions / seconds
    },
  },
}

/** Matches that are more than the usual ones, by game: measured beside them. */
const larger: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  heat: { 'season of 1963': { season: '1963', upgrades: 'all' } },
}

export interface EngineFigures {
  readonly decisionsPerSecond: number
  /** Of larger matches, by name. */
  readonly larger?: Readonly<Record<string, number>>
  readonly cloneApplyPerSecond: number
  readonly bytesPerMatch: number
  /** What it takes to show an entry to everyone at a full table, spectators included, in microseconds. */
  readonly framesUs: number
  readonly framesUsP95: number
  readonly peer?: { readonly name: string; readonly decisionsPerSecond: number }
  readonly ratio?: number
}

export async function engine(say: (line: string) => void): Promise<Record<string, EngineFigures>> {
  const figures: Record<string, EngineFigures> = {}
  for (const id of gameIds) {
    const box = await openBox(id)
    if (!box) throw new Error(`${id} has no box`)
    figures[id] = await measure(id, box, say)
  }
  return figures
}

/** Game and peer take turns, so that whatever else the machine does meets both. */
async function measure(id: string, box: AnyBox, say: (line: string) => void): Promise<EngineFigures> {
  const peer = peers[id]
  const ours: number[] = []
  const theirs: number[] = []
  decisionsPerSecond(box, 1)
  await peer?.decisionsPerSecond()
  for (let round = 1; round <= rounds; round++) {
    say(`${id}: round ${round} of ${rounds}`)
    ours.push(decisionsPerSecond(box, secondsPerRound))
    if (peer) theirs.push(await peer.decisionsPerSecond())
  }
  const own = {
    decisionsPerSecond: Math.round(median(ours)),
    ...(larger[id] ? { larger: measureLarger(box, larger[id], say) } : {}),
    cloneApplyPerSecond: Math.round(cloneApplyPerSecond(box)),
    bytesPerMatch: bytesPerMatch(box),
    ...frames(box),
  }
  if (!peer) return own
  const ratios = ours.map((speed, round) => speed / (theirs[round] ?? Number.NaN))
  const measured = { name: peer.name, decisionsPerSecond: Math.round(median(theirs)) }
  return { ...own, peer: measured, ratio: Math.round(median(ratios)) }
}

function measureLarger(
  box: AnyBox,
  matches: Readonly<Record<string, unknown>>,
  say: (line: string) => void,
): Record<string, number> {
  const figures: Record<string, number> = {}
  for (const [name, chosen] of Object.entries(matches)) {
    say(name)
    const options = readOptions(box.game.meta, chosen)
    decisionsPerSecond(box, 1, options)
    const speeds = Array.from({ length: rounds }, () => decisionsPerSecond(box, secondsPerRound, options))
    figures[name] = Math.round(median(speeds))
  }
  return figures
}

/** Whole random matches through `pending`, `choices`, pick and `apply`. */
function decisionsPerSecond({ game }: AnyBox, seconds: number, options = defaultOptions(game.meta)): number {
  const rng = Rng.fromSeed('bench')
  const pick = quickPicker()
  const start = performance.now()
  let decisions = 0
  while (performance.now() - start < seconds * 1000) {
    const state = game.setup(seats, options, rng, ignore)
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      const [first = 0, ...others] = pending
      const moves = [pick(game.choices(state, first))]
      for (const seat of others) moves.push(pick(game.choices(state, seat)))
      game.apply(state, moves, rng, ignore)
      decisions += pending.length
    }
  }
  return decisions / ((performance.now() - start) / 1000)
}

/** Picks any of a list. Like the peer's bot, it has a small generator of its own: a pick hides nothing. */
function quickPicker(): (items: readonly unknown[]) => unknown {
  let state = 1
  return (items) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return items[Math.floor((state / 2 ** 32) * items.length)]
  }
}

/** What a search does at every node: copy the table, try one decision on the copy. */
function cloneApplyPerSecond({ game }: AnyBox): number {
  const rng = Rng.fromSeed('clone')
  const state = game.setup(seats, defaultOptions(game.meta), rng, ignore)
  const moves = game.pending(state).map((seat) => game.choices(state, seat)[0])
  const start = performance.now()
  let done = 0
  while (performance.now() - start < secondsPerRound * 1000) {
    for (let times = 0; times < 1000; times++) game.apply(game.clone(state), moves, rng, ignore)
    done += 1000
  }
  return done / ((performance.now() - start) / 1000)
}

/** What a match in the middle of its play keeps in memory, log and all. */
function bytesPerMatch({ game }: AnyBox): number {
  const matches = 500
  const loaded: unknown[] = []
  const before = memoryInUse()
  for (let number = 0; number < matches; number++) {
    const match = Match.start(game, { seats, seed: `memory ${number}` })
    for (let decision = 0; decision < 200 && match.pending.length > 0; decision++) {
      const [seat = 0] = match.pending
      match.act(seat, match.choices(seat)[0])
    }
    loaded.push(match)
  }
  return Math.round((memoryInUse() - before) / loaded.length)
}

/** The frames of the entries that the rules carried out in random matches at a full table. */
function frames({ game }: AnyBox): Pick<EngineFigures, 'framesUs' | 'framesUsP95'> {
  const all = viewers(game.meta.seats.max)
  const pick = quickPicker()
  const times: number[] = []
  for (let number = 0; number < 24; number++) {
    const match = Match.start(game, { seats: game.meta.seats.max, seed: `frames ${number}` })
    for (let entry = 0; entry < 600 && match.pending.length > 0; entry++) {
      const { decided } = match.view('spectator')
      const seat = match.pending.find((pending) => !decided.includes(pending)) ?? 0
      const { outcome } = match.act(seat, pick(match.choices(seat)))
      if (outcome !== 'applied') continue
      const start = performance.now()
      match.frames(all)
      times.push((performance.now() - start) * 1000)
    }
  }
  // The first ones are slow for another reason: nothing has been compiled yet.
  const warm = times.slice(times.length / 4)
  return { framesUs: tenths(median(warm)), framesUsP95: tenths(quantile(warm, 0.95)) }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function ignore(): void {}
