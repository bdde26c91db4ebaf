/** Matches of every game in which the first seat is to decide something, as this browser would keep them. */
import { instinct } from '@paddock/bots'
import { gameIds, openBox } from '@paddock/games'
import { type AnyMatch, defaultOptions, Match, Rng } from '@paddock/kernel'

const seats = 4
const sitters = Array.from({ length: seats }, (_, seat) =>
  seat === 0 ? { kind: 'person', name: 'Anna' } : { kind: 'bot', bot: 'instinct' },
)

/** At the start and later: how many decisions of its own the first seat has made. */
const moments = [0, 12] as const

/** The names under which they are kept, by game. */
export const decisions: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  gameIds.map((game) => [game, moments.map((moment) => `${game}-${moment}`)]),
)

/** To be put into the browser's storage. Each is at /play/<its name>. */
export async function keptDecisions(): Promise<Record<string, string>> {
  const kept: Record<string, string> = {}
  for (const game of gameIds) {
    const box = await openBox(game)
    if (!box) throw new Error(`there is no ${game}`)
    const match: AnyMatch = Match.start(box.game, { seats, options: defaultOptions(box.game.meta), seed: 'decisions' })
    const rng = Rng.fromSeed('bots')
    for (let made = 0; made <= Math.max(...moments); made++) {
      while (next(match) !== 0) act(match)
      const record = match.record()
      if (moments.some((moment) => moment === made))
        kept[`paddock.match.${game}-${made}`] = JSON.stringify({ sitters, record, updated: 1_700_000_000_000 })
      act(match)
    }

    function act(playing: AnyMatch): void {
      const seat = next(playing)
      const { view, choices } = playing.view(seat)
      if (box) playing.act(seat, instinct.choose({ box, view, seat, choices, rng }))
    }
  }
  return kept
}

/** Whoever has not decided yet. */
function next(match: AnyMatch): number {
  const { pending, decided } = match.view('spectator')
  const seat = pending.find((each) => !decided.includes(each))
  if (seat === undefined) throw new Error('the match is over too soon for these tests')
  return seat
}
