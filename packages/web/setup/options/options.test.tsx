import { openBox } from '@paddock/games'
import type { AnyExplainedBox } from '@paddock/kernel'
import { lotsBox } from '@paddock/kernel/lots'
import { language } from '@paddock/page-kit/language.ts'
import { render } from 'preact-render-to-string'
import { beforeEach, expect, it } from 'vitest'
import { troubleOf, troubleText } from '../../session/trouble.ts'
import { refusalText } from '../refusal-text.ts'
import { type SetupTerms, usualOptions } from '../setup.ts'
import { inShort, termsOf } from '../terms.ts'
import { OptionFields } from './options.tsx'

const box: AnyExplainedBox = {
  ...lotsBox,
  setup: {
    ...lotsBox.setup,
    fr: { ...lotsBox.setup.fr, clashes: { idle: 'Qui gagne doit avoir quelque chose à faire.' } },
  },
}
const terms = termsOf(box)

beforeEach(() => {
  language.value = 'en'
})

function page(options: Readonly<Record<string, unknown>>, within: SetupTerms = terms): string {
  return render(<OptionFields box={box} terms={within} setup={{ chairs: [], options }} change={() => {}} />)
}

const warnings = (html: string) => html.split('class="setup-clash"').length - 1

it('says nothing of clashes while there is none, and what a value means', () => {
  const html = page({ die: 'six', notes: 2 })
  expect(warnings(html)).toBe(0)
  expect(html).not.toContain('not with')
  expect(html).toContain('Two in every round.')
})

it('notes at a value what it would clash with, and leaves it open to choice', () => {
  const html = page({ die: 'none', notes: 2 })
  expect(warnings(html)).toBe(0)
  expect(html).toContain('not with Die: No')
  expect(html).not.toContain('disabled')
})

it('warns at both options, says why, and offers to take either one as usual', () => {
  const html = page({ die: 'none', notes: 0 })
  expect(warnings(html)).toBe(2)
  for (const said of ['Does not go with Notes: No', 'Does not go with Die: No']) expect(html).toContain(said)
  expect(html.split('Whoever wins needs something to do.')).toHaveLength(3)
  for (const way of ['Take instead Die: Yes', 'Take instead Notes: Two']) expect(html).toContain(`aria-label="${way}"`)
})

it('says so in French too', () => {
  language.value = 'fr'
  const html = page({ die: 'none', notes: 0 })
  expect(html).toContain('Incompatible avec Notes\u00a0: No')
  expect(html).toContain('Qui gagne doit avoir quelque chose à faire.')
})

it('unfolds what clashes, though it is as usual', () => {
  const others = ['a', 'b', 'c'].map((name) => ({ name, values: [1, 2], usual: 1 }))
  const [die, notes] = terms.options
  if (!die || !notes) throw new Error('the game has lost its options')
  const long: SetupTerms = { ...terms, options: [die, ...others, { ...notes, usual: 0 }] }
  const unusual = { a: 1, b: 1, c: 1, notes: 0 }
  expect(page({ ...unusual, die: 'six' }, long)).not.toMatch(/<details[^>]* open/)
  expect(page({ ...unusual, die: 'none' }, long)).toMatch(/<details[^>]* open/)
})

it('tells the reason where the server refuses what the page let pass', () => {
  const trouble = (details: object) => troubleOf({ error: { code: 'bad-options', message: 'no', details } }, 422)
  expect(refusalText(box, trouble({ why: 'idle' }), 'fr')).toContain('Qui gagne doit avoir quelque chose à faire.')
  expect(refusalText(box, trouble({ name: 'die' }), 'en')).toBe(troubleText(trouble({}), 'en'))
})

it('says of a choice that something else rules out that it is not played, and no longer asks for it', async () => {
  const downforce = await openBox('downforce')
  if (!downforce) throw new Error('no game')
  const chairs = Array.from({ length: 4 }, () => ({ kind: 'open' }) as const)
  const own = termsOf(downforce)
  const setup = { chairs, options: { ...usualOptions(own), game: 'beginner', format: 'world-tour' } }
  const html = render(<OptionFields box={downforce} terms={own} setup={setup} change={() => {}} />)
  expect(html).toMatch(/Format: World tour[^.]* is not played with Game: Beginner’s game\./)
  expect(html).not.toContain('id="setup-format-world-tour"')
  expect(inShort(downforce, setup, 'en')).toBe('One race at Marina Bay with dealt cars: the first car home wins.')
})
