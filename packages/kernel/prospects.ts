/** What a choice would bring, as far as the seat that has it can know. */
import type { AnyBox } from './box.ts'
import type { GameEvent, Seat } from './game.ts'
import { canonical } from './json.ts'
import { Rng } from './rng.ts'

/** What a choice would bring, as far as its seat can know. */
export interface Prospect<Event> {
  /** What is certain to be told, in order; nothing where several decide in secret. */
  readonly certain: readonly Event[]
}

/** A game that can say more of a choice than what trying it in imagined worlds shows. */
export interface Foresight<Action, Event, View, Own extends Prospect<Event>> {
  prospect(view: View, seat: Seat, action: Action): Own
  /**
   * What did not come true of a prospect: `heard` is all the seat was told from the choice until it
   * was asked again (or the match ended), `view` what it then saw. Undefined if all of it did.
   */
  broken(prospect: Own, heard: readonly Event[], view: View, seat: Seat): string | undefined
}

/** A box with foresight. */
export interface Foreseeing<Action, Event, View, Own extends Prospect<Event>> {
  readonly foresight: Foresight<Action, Event, View, Own>
}

/** Whether a box comes with a foresight of its own. */
export function hasForesight<Subject extends object>(
  box: Subject,
): box is Subject & Foreseeing<unknown, GameEvent, unknown, Prospect<GameEvent>> {
  return 'foresight' in box && typeof box.foresight === 'object' && box.foresight !== null
}

/** The prospects of a seat's choices. Nothing is foreseen that nobody looks at, and nothing twice. */
export interface Prospects<Event> {
  /** What the choice at this place of the list would bring. */
  of(choice: number): Prospect<Event>
}

/** What each choice would bring: by the game's own foresight, else by what happens in imagined worlds. */
export function prospectsOf(box: AnyBox, view: unknown, seat: Seat, choices: readonly unknown[]): Prospects<GameEvent> {
  const made = new Map<number, Prospect<GameEvent>>()
  return {
    of(choice) {
      const prospect = made.get(choice) ?? prospectOf(box, view, seat, choices[choice])
      made.set(choice, prospect)
      return prospect
    },
  }
}

function prospectOf(box: AnyBox, view: unknown, seat: Seat, action: unknown): Prospect<GameEvent> {
  if (hasForesight(box)) return box.foresight.prospect(view, seat, action)
  return { certain: foresee(box, view, seat, action) }
}

/**
 * How many worlds are tried. What happens in all of them will happen, or would have in nearly every
 * world that is possible; a game that must not be mistaken at all brings a foresight of its own.
 */
const usualWorlds = 12

/**
 * What is certain to happen if the seat makes this choice: events that are the same, and come in the
 * same order, in several worlds it cannot tell from the true one. It is worked out from the view alone,
 * so it can give nothing away; and by the rules themselves, so no board has to know them.
 */
export function foresee(
  box: AnyBox,
  view: unknown,
  seat: Seat,
  action: unknown,
  worlds = usualWorlds,
): readonly GameEvent[] {
  const rng = Rng.fromSeed('foresight')
  let certain = imagined(box, view, seat, action, rng)
  for (let tried = 1; tried < worlds && certain.length > 0; tried++) {
    certain = inOrder(certain, imagined(box, view, seat, action, rng))
  }
  return certain
}

/** The events that are among the others as well, after those before them. */
export function inOrder(events: readonly GameEvent[], others: readonly GameEvent[]): GameEvent[] {
  const said = others.map(canonical)
  let from = 0
  return events.filter((event) => {
    const place = said.indexOf(canonical(event), from)
    if (place >= 0) from = place + 1
    return place >= 0
  })
}

function imagined({ game }: AnyBox, view: unknown, seat: Seat, action: unknown, rng: Rng): GameEvent[] {
  const world = game.imagine(view, seat, rng)
  const events: GameEvent[] = []
  // With several seats deciding in secret, nothing follows from one choice alone.
  if (game.pending(world).length !== 1) return events
  game.apply(world, [action], rng, (event) => {
    const heard = game.redact(event, seat)
    if (heard) events.push(heard)
  })
  return events
}
