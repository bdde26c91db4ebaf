import type { Juncture, Law } from '../law.ts'

export const matchesEnd: Law<Juncture> = {
  name: 'a match comes to an end',
  broken({ box, decision }) {
    return decision > box.longest ? `no end after ${decision} decisions` : undefined
  },
}

export const rankingIsWhole: Law<Juncture> = {
  name: 'the ranking comes with the end and holds every seat',
  broken({ box, state, seats }) {
    const ranking = box.game.ranking(state)
    if (box.game.pending(state).length > 0) return ranking ? 'a ranking before the end' : undefined
    if (!ranking) return 'no ranking at the end'
    const ranked = ranking.map(({ seat }) => seat).sort((a, b) => a - b)
    if (ranked.length !== seats || ranked.some((seat, index) => seat !== index)) return `ranks seats ${ranked.join()}`
    for (const [index, { place, score }] of ranking.entries()) {
      const above = ranking[index - 1]
      const isNext = box.game.meta.rivals ? place > (above?.place ?? 0) : place === index + 1
      if (!isNext && place !== above?.place) return `place ${place} stands in line ${index + 1}`
      if (above && above.score < score) return `${above.score} is placed above ${score}`
      if (above?.place === place && above.score !== score) return `${above.score} and ${score} share place ${place}`
    }
    return undefined
  },
}
