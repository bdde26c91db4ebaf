import { expect, test } from 'vitest'
import { coverage, ruleIds } from './rules.ts'

const rulesFile = `
# Rules
| id | rule | source |
|---|---|---|
| XX-SET-01 | Two seats. | Title |
| XX-F2-01 | As in XX-SET-01, but later. | F2 |
`

test('a rule is the first cell of a row, and nothing that is only mentioned', () => {
  expect(ruleIds(rulesFile)).toEqual(['XX-SET-01', 'XX-F2-01'])
})

test('a rule without a test is named', () => {
  expect(coverage(ruleIds(rulesFile), ['XX-SET-01: two seats', 'something else'])).toEqual({
    rules: 2,
    covered: 1,
    missing: ['XX-F2-01'],
  })
})

test('one title may cover several rules, and a longer id is not a shorter one', () => {
  expect(coverage(['XX-SET-01', 'XX-SET-02', 'XX-SET-1'], ['XX-SET-01 and XX-SET-02']).missing).toEqual(['XX-SET-1'])
})
