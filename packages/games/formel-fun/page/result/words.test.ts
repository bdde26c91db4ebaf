import { expect, test } from 'vitest'
import { words } from './words.ts'

test('a race is called what the table calls it', () => {
  const who = { name: 'Bleu', isYou: false }
  expect([words.en.inRace(6, 8), words.en.teamOut(who, 6)]).toEqual(['race 6', 'Bleu had no car left after race 6.'])
  expect(words.fr.inRace(6, 8)).toBe('manche 6')
  expect(words.fr.teamOut(who, 6)).toBe('Bleu n’avait plus de voiture après la manche 6.')
})
