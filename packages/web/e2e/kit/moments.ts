/** Matches brought by bots to a moment at which the first seat is asked something, as this browser would keep them. */
import { type Bot, instinct } from '@paddock/bots'
import { type AnyBox, type AnyMatch, Match, Rng } from '@paddock/kernel'

interface Wanted {
  readonly box: AnyBox
  readonly seats: number
  readonly options: object
  /** Tried as it is first, then with a number behind it. */
  readonly seed: string
  readonly bots?: Bot
  /** Whether the match stands where it is wanted, the first seat being asked. */
  isIt(match: AnyMatch): boolean
}

const anna = { kind: 'person', name: 'Anna' }
const bot = { kind: 'bot', bot: 'instinct' }

/** To be kept in the browser's storage under `paddock.match.` and a name. */
export function keptAt({ box, seats, options, seed, bots = instinct, isIt }: Wanted): string {
  for (let attempt = 0; attempt < 20; attempt++) {
    const match: AnyMatch = Match.start(box.game, { seats, options, seed: attempt === 0 ? seed : `${seed} ${attempt}` })
    const rng = Rng.fromSeed('bots')
    for (;;) {
      const { pending, decided } = match.view('spectator')
      const seat = pending.find((each) => !decided.includes(each))
      if (seat === undefined) break
      if (seat === 0 && isIt(match)) {
        const sitters = Array.from({ length: seats }, (_, place) => (place === 0 ? anna : bot))
        return JSON.stringify({ sitters, record: match.record(), updated: 1_700_000_000_000 })
      }
      const { view, choices } = match.view(seat)
      match.act(seat, bots.choose({ box, view, seat, choices, rng }))
    }
  }
  throw new Error(`no match of ${box.game.meta.id} comes to where it is wanted`)
}

/** What kinds of choices the first seat has. */
export function offers(match: AnyMatch, type: string): boolean {
  return match.view(0).choices.some((choice) => Object(choice).type === type)
}
