import { languages } from '@paddock/kernel'
import { faultsIn } from '@paddock/page-kit/testing/sentences.ts'
import { expect, test } from 'vitest'
import { words } from './words.ts'

const said = (language: 'en' | 'fr') =>
  Object.values(words[language]).map((word) => (typeof word === 'function' ? word(37, 412) : word))

test('both languages say everything, and French is set as French is', () => {
  for (const language of languages) expect(faultsIn(said(language), language)).toEqual([])
  expect(words.en.at(37, 412)).toContain('37')
  expect(words.fr.at(37, 412)).toContain('412')
})
