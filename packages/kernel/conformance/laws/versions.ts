import { isObject } from '../../json.ts'
import { viewers } from '../../viewers.ts'
import type { Juncture, Law } from '../law.ts'

/** A game of one version has nothing to keep; one of several keeps it in state and view. */
export const playedByItsVersion: Law<Juncture> = {
  name: 'a match is played by the version it was begun with, in imagined worlds too',
  broken({ box, state, seats, dice, rules }) {
    const { game } = box
    if (game.meta.rules === 1) return undefined
    if (versionOf(state) !== rules) return `begun with version ${rules}, the state says ${versionOf(state)}`
    for (const viewer of viewers(seats)) {
      const view = game.view(state, viewer)
      if (versionOf(view) !== rules) return `the view of ${viewer} says version ${versionOf(view)} of ${rules}`
      const imagined = versionOf(game.imagine(view, viewer, dice))
      if (imagined !== rules) return `${viewer} imagines a world of version ${imagined}, not ${rules}`
    }
    return undefined
  },
}

function versionOf(table: unknown): unknown {
  return isObject(table) ? table.rules : undefined
}
