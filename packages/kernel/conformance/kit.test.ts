import { expect, test } from 'vitest'
import type { AnyWatchedBox } from '../box.ts'
import { Rng } from '../rng.ts'
import { brokenGames } from './broken/index.ts'
import type { Effort, Juncture } from './index.ts'
import { examine, lawsOfAGame, lawsOfAJuncture, lawsOfAMatch, lawsOfEveryDecision, rulesDoNotFail } from './index.ts'
import { undoTakesBackNoKnowledge } from './laws/undo-barrier.ts'
import { lotsBox } from './lots.ts'
import { mendedBox } from './mended.ts'
import { randomMoves, tryOut } from './try-out.ts'

const effort: Effort = { matches: 40, combinations: 3, every: 3, wholeMatches: 4, seed: 'kit' }

test('an honest game keeps every law', () => {
  const found = examine(lotsBox, effort)
  expect(found.violations).toEqual([])
  expect(found.matches).toBe(2 * 39)
})

test('a game of two versions keeps every law by both of them', () => {
  expect(examine(mendedBox, effort).violations).toEqual([])
})

test.each(brokenGames)('the kit catches a game that $fault', ({ law, box }) => {
  const laws = examine(box(), effort).violations.map((violation) => violation.law)
  expect(laws).toContain(law)
})

test('every law has a broken game that proves it can fail', () => {
  const proven = new Set([...brokenGames.map(({ law }) => law), undoTakesBackNoKnowledge().name])
  const laws = [...lawsOfAGame, ...lawsOfEveryDecision, ...lawsOfAJuncture, ...lawsOfAMatch].map(({ name }) => name)
  expect([...laws, rulesDoNotFail].filter((law) => !proven.has(law))).toEqual([])
})

/** All moments of a random match of Lots, with the state as it was. */
function momentsOfAMatch(seed: string): Juncture[] {
  const box: AnyWatchedBox = lotsBox
  const [rng, dice] = [Rng.fromSeed(seed), Rng.fromSeed(`${seed} dice`)]
  const state = box.game.setup(3, { die: 'six', notes: 2 }, rng, () => {})
  const moments: Juncture[] = []
  for (;;) {
    const now = { state: box.game.clone(state), conserved: [], rng: rng.state(), dice, decision: moments.length }
    const moment = { box, seats: 3, options: { die: 'six', notes: 2 }, seed, rules: 1, ...now }
    const moves = randomMoves(moment)
    if (!moves) return moments
    moments.push(moment)
    box.game.apply(state, moves, rng, () => {})
  }
}

test('the kit catches a kernel that forgets the undo barrier and looks at the rng alone', () => {
  const forgetful = undoTakesBackNoKnowledge((moment, _seat, action) => !tryOut(moment, moment.state, [action]).drew)
  const complaints = momentsOfAMatch('forgetful').map((moment) => forgetful.broken(moment))
  expect(complaints.find((complaint) => complaint?.includes('turn-up'))).toBeDefined()
  expect(complaints.find((complaint) => complaint?.includes('note'))).toBeUndefined()
})

test('the kernel itself passes the same law', () => {
  const law = undoTakesBackNoKnowledge()
  for (const moment of momentsOfAMatch('mindful')) expect(law.broken(moment)).toBeUndefined()
})

test('a violation can be repeated from what it says', () => {
  const [broken] = brokenGames
  if (!broken) throw new Error('no broken game')
  const [first] = examine(broken.box(), effort).violations
  const [again] = examine(broken.box(), effort).violations
  expect(first).toEqual(again)
  expect(first?.seed).toContain('kit')
})
