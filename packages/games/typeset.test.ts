import { type AnyBox, type AnyExplainedBox, type Language, languages, Rng, someOptions } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { gameIds, openBox } from './index.ts'

/** What is set wrong: an apostrophe of typewriters; in French also a double mark without a no-break space before it. */
const faults: Readonly<Record<Language, RegExp>> = { en: /'/, fr: /'|(?<!\u00a0)[:;!?»]|«(?!\u00a0)/ }

const spoken = gameIds.flatMap((id) => languages.map((language) => [id, language] as const))

test.each(spoken)('%s is typeset as its language is, whatever is played: %s', async (id, language) => {
  const box = await openBox(id)
  if (!box) throw new Error(`there is no ${id}`)
  const said = [...aboutOptions(box, language)]
  const rng = Rng.fromSeed('typeset')
  for (const options of someOptions(box.game.meta, 12, rng)) said.push(...duringMatch(box, language, options, rng))
  expect(said.length).toBeGreaterThan(1000)
  expect([...new Set(said)].filter((sentence) => faults[language].test(sentence))).toEqual([])
})

function aboutOptions({ words, setup }: AnyExplainedBox, language: Language): string[] {
  const said = [words[language].summary, ...Object.values(setup[language].clashes ?? {})]
  JSON.stringify(setup[language].options, (_, value: unknown) => {
    if (typeof value === 'string') said.push(value)
    return value
  })
  return said
}

/** Everything that is said in a match between players who choose at random. */
function duringMatch({ game, words }: AnyBox, language: Language, options: unknown, rng: Rng): string[] {
  const { seat: name, prompt, waiting, action, event: told } = words[language]
  const state = game.setup(4, options, rng, () => {})
  const said: string[] = []
  for (;;) {
    const pending = game.pending(state)
    if (pending.length === 0) return said
    const moves = pending.map((seat) => {
      const view = game.view(state, seat)
      const choices = game.choices(state, seat)
      said.push(prompt(view, seat, name), waiting(view, pending, name))
      said.push(...choices.map((choice) => action(choice, view, seat)))
      return rng.pick(choices)
    })
    game.apply(state, moves, rng, (event) => said.push(told(event, name)))
  }
}
