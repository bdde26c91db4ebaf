/** Matches as this browser would keep them had they been played here: the same ones at every run. */
import { instinct, playRecorded } from '@paddock/bots'
import { box } from '@paddock/games/formel-fun'
import { type AnyMatch, defaultOptions, Match, type MatchRecord, Rng } from '@paddock/kernel'

const options = defaultOptions(box.game.meta)
const bot = { kind: 'bot', bot: 'instinct' }
const anna = { kind: 'person', name: 'Anna' }
const ben = { kind: 'person', name: 'Ben' }

/** A finished match of three. */
export const film: MatchRecord = playRecorded({
  box,
  bots: [instinct, instinct, instinct],
  options,
  seed: 'a film for the tests of the page',
}).record()

/** A match in which the first seat is to move, when at least so many moves were made. */
function running(entries: number): MatchRecord {
  for (let attempt = 0; ; attempt++) {
    const match: AnyMatch = Match.start(box.game, { seats: 3, options, seed: `a running match ${attempt}` })
    const rng = Rng.fromSeed('bots')
    while (match.entry < entries || (entries > 0 && match.pending[0] !== 0)) {
      const seat = match.pending[0] ?? 0
      const { view, choices } = match.view(seat)
      match.act(seat, instinct.choose({ box, view, seat, choices, rng }))
    }
    if (match.pending[0] === 0) return match.record()
  }
}

function save(record: MatchRecord, sitters: readonly object[]): string {
  return JSON.stringify({ sitters, record, updated: 1_700_000_000_000 })
}

/** To be put into the browser's storage. Each is at /play/<its name>, the film also at /replay/film. */
export const keptMatches = {
  'paddock.match.film': save(film, [anna, bot, bot]),
  'paddock.match.start': save(running(0), [anna, bot, bot]),
  'paddock.match.turn': save(running(40), [anna, bot, bot]),
  'paddock.match.round': save(running(40), [anna, ben, bot]),
}
