import { expect, test } from 'vitest'
import { coverage, isComplete, rulesIn } from './rules.ts'

const rulesFile = `
# Rules
| id | rule | source |
|---|---|---|
| XX-SET-01 | Two seats. | Title |
| XX-F2-01 | As in XX-SET-01, but later. | F2 |
| XX-F3-01 | Wings. | F3, ruling; not yet built |
`

test('a rule is the first cell of a row, and nothing that is only mentioned', () => {
  expect(rulesIn(rulesFile).map(({ id }) => id)).toEqual(['XX-SET-01', 'XX-F2-01', 'XX-F3-01'])
})

test('a rule without a test is named, and so is one without a place in the code', () => {
  expect(coverage(rulesIn(rulesFile), ['XX-SET-01: two seats', 'something else'], ['// XX-F2-01'])).toEqual({
    rules: 2,
    covered: 1,
    missing: ['XX-F2-01'],
    cited: 1,
    uncited: ['XX-SET-01'],
    notYetBuilt: 1,
    markedButTested: [],
  })
})

test('a rule that is marked as not yet built needs no test, and must lose its mark when it has one', () => {
  const { missing, markedButTested } = coverage(rulesIn(rulesFile), ['XX-SET-01', 'XX-F2-01', 'XX-F3-01: wings'], [])
  expect([missing, markedButTested]).toEqual([[], ['XX-F3-01']])
})

test('one title may cover several rules, and a longer id is not a shorter one', () => {
  const rules = ['XX-SET-01', 'XX-SET-02', 'XX-SET-1'].map((id) => ({ id, isBuilt: true }))
  expect(coverage(rules, ['XX-SET-01 and XX-SET-02'], []).missing).toEqual(['XX-SET-1'])
})

test('a rule that is marked as not yet built needs no place in the code', () => {
  expect(coverage(rulesIn(rulesFile), [], ['XX-SET-01, XX-F2-01']).uncited).toEqual([])
})

test('a range cites none of its rules, since a search for those between its ends finds nothing', () => {
  const rules = ['XX-SET-01', 'XX-SET-02', 'XX-SET-03', 'XX-SET-04'].map((id) => ({ id, isBuilt: true }))
  const ranges = ['XX-SET-01 to XX-SET-03', 'XX-SET-01 to 03', 'XX-SET-01–XX-SET-03', 'XX-SET-01 … 03']
  for (const written of [...ranges, 'XX-SET-01 to\n * XX-SET-03']) {
    expect(coverage(rules, [], [`${written}, XX-SET-04`]).uncited).toEqual(['XX-SET-01', 'XX-SET-02', 'XX-SET-03'])
  }
  expect(coverage(rules, [], ['XX-SET-01, XX-SET-02 and XX-SET-03 lead to XX-SET-04']).uncited).toEqual([])
})

test('all is well only when every rule has both, a test and a place in the code', () => {
  const rules = [{ id: 'XX-SET-01', isBuilt: true }]
  const whole = coverage(rules, ['XX-SET-01'], ['XX-SET-01'])
  expect(isComplete({ one: whole })).toBe(true)
  expect(isComplete({ one: whole, other: coverage(rules, [], ['XX-SET-01']) })).toBe(false)
  expect(isComplete({ one: whole, other: coverage(rules, ['XX-SET-01'], []) })).toBe(false)
})
