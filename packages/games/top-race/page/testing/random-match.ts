import { randomMatches } from '@paddock/page-kit/testing/random-match.ts'
import { topRace } from '../../rules/game.ts'

export { anyChoice, placeIn } from '@paddock/page-kit/testing/random-match.ts'
export { games } from '../../testing/variants.ts'

export const randomMatch = randomMatches(topRace)
