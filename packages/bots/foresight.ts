import { type AnyBox, canonical, type GameEvent, Rng, type Seat } from '@paddock/kernel'

/** How many worlds are tried. What happens in all of them will happen. */
const worlds = 6

/**
 * What is certain to happen if the seat makes this choice: events that are the same in several
 * worlds it cannot tell from the true one. It is worked out from the view alone, so it can give
 * nothing away; and by the rules themselves, so no board has to know them.
 */
export function foresee(box: AnyBox, view: unknown, seat: Seat, action: unknown): readonly GameEvent[] {
  const rng = Rng.fromSeed('foresight')
  let certain = imagined(box, view, seat, action, rng)
  for (let tried = 1; tried < worlds; tried++) {
    const said = new Set(imagined(box, view, seat, action, rng).map(canonical))
    certain = certain.filter((event) => said.has(canonical(event)))
  }
  return certain
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
