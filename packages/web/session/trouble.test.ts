import { languages, Refusal } from '@paddock/kernel'
import { faultsIn } from '@paddock/page-kit/testing/sentences.ts'
import { troubleCodes } from '@paddock/protocol'
import { describe, expect, test } from 'vitest'
import { asTrouble, Trouble, troubleOf, troubleText } from './trouble.ts'
import { troubleWords } from './trouble-words/index.ts'

test('a refusal of the rules keeps its code and details', () => {
  const trouble = asTrouble(new Refusal('illegal', 'no', { choices: [1] }))
  expect(trouble).toMatchObject({ code: 'illegal', message: 'no', details: { choices: [1] } })
})

test('what the server says is taken by its code', () => {
  expect(troubleOf({ error: { code: 'not-host', message: 'no' } }, 403)).toMatchObject({
    code: 'not-host',
    message: 'no',
  })
})

test('an answer that is not the server’s own is told apart from a server that is away', () => {
  expect(troubleOf('<html>', 503).code).toBe('offline')
  expect(troubleOf('<html>', 500).code).toBe('internal')
  expect(troubleOf({ error: { code: 'toString' } }, 400).code).toBe('internal')
})

test('anything else that was thrown is a fault, and its cause is kept', () => {
  const cause = new TypeError('bug')
  expect(asTrouble(cause)).toMatchObject({ code: 'internal', cause })
})

describe.each(languages)('in %s', (language) => {
  test('every code of the server has a sentence', () => {
    for (const code of troubleCodes) expect(troubleText(new Trouble(code), language)).toMatch(/\.$/)
  })

  test('sentences are whole and typeset for the language', () => {
    const sentences = Object.values(troubleWords[language])
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    expect(faultsIn(sentences, language)).toEqual([])
  })
})
