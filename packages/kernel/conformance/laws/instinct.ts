import { hasInstinct } from '../../box.ts'
import { canonical } from '../../json.ts'
import { Rng } from '../../rng.ts'
import type { Juncture, Law } from '../law.ts'
import { frozen } from '../plain.ts'

export const instinctSeesOnlyViews: Law<Juncture> = {
  name: 'a bot decides the same wherever it sees the same',
  broken({ box, state, dice, seed, decision }) {
    if (!hasInstinct(box)) return undefined
    for (const seat of box.game.pending(state)) {
      const decide = (world: unknown) =>
        canonical(
          box.instinct(
            frozen(box.game.view(world, seat)),
            seat,
            box.game.choices(world, seat),
            Rng.fromSeed(`${seed} ${decision}`),
          ),
        )
      const here = decide(state)
      if (!box.game.choices(state, seat).some((choice) => canonical(choice) === here)) return `${here} is no choice`
      const there = decide(box.game.imagine(box.game.view(state, seat), seat, dice))
      if (here !== there)
        return `seat ${seat} decides ${here} here and ${there} in a world it cannot tell from this one`
    }
    return undefined
  },
}
