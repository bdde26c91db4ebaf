import type { Law, Moment } from '../law.ts'

export const matchesEnd: Law<Moment> = {
  name: 'a match comes to an end',
  broken({ box, decision }) {
    return decision > box.longest ? `no end after ${decision} decisions` : undefined
  },
}

export const rankingIsWhole: Law<Moment> = {
  name: 'the ranking comes with the end and holds every seat',
  broken({ box, state, seats }) {
    const ranking = box.game.ranking(state)
    if (box.game.pending(state).length > 0) return ranking ? 'a ranking before the end' : undefined
    if (!ranking) return 'no ranking at the end'
    const ranked = ranking.map(({ seat }) => seat).sort((a, b) => a - b)
    if (ranked.length !== seats || ranked.some((seat, index) => seat !== index)) return `ranks seats ${ranked.join()}`
    for (const [index, { place }] of ranking.entries()) {
      const above = ranking[index - 1]?.place
      if (place !== index + 1 && place !== above) return `place ${place} stands in line ${index + 1}`
    }
    return undefined
  },
}
