import { expect, test } from 'vitest'
import { explainedIn } from './explained.ts'

const heat = { id: 'heat', word: 'Heat', also: ['heat cards'], meaning: 'A card.', section: 'cards' }
const slot = { id: 'slot', word: 'slot', meaning: 'A place.', section: 'moving' }

function marked(paragraphs: readonly string[]): string[] {
  return explainedIn(paragraphs, [heat, slot]).map((parts) =>
    parts.map(({ text, word }) => (word ? `[${text}:${word.id}]` : text)).join(''),
  )
}

test('a word is explained where it first stands, in any letters, the longest form of it', () => {
  expect(marked(['Pay heat cards: heat is heat.', 'A slot, a slot.'])).toEqual([
    'Pay [heat cards:heat]: heat is heat.',
    'A [slot:slot], a slot.',
  ])
})

test('a part of another word is not explained', () => {
  expect(marked(['Preheated, heated, slots, préslot.'])).toEqual(['Preheated, heated, slots, préslot.'])
})

test('nothing is lost of a sentence, whatever is explained in it', () => {
  const text = 'Heat: a slot (slot).'
  const parts = explainedIn([text], [heat, slot])[0] ?? []
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(explainedIn([text], [])).toEqual([[{ text }]])
})
