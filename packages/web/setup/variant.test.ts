import { gameIds, openBox } from '@paddock/games'
import { type AnyExplainedBox, languages } from '@paddock/kernel'
import { describe, expect, it } from 'vitest'
import { withSet } from './ready-made.ts'
import { resize, type Setup, usualSetup } from './setup.ts'
import { firstGame } from './start.ts'
import { termsOf } from './terms.ts'
import { variantSaid } from './variant.ts'

async function boxOf(id: string): Promise<AnyExplainedBox> {
  const box = await openBox(id)
  if (!box) throw new Error(`no game ${id}`)
  return box
}

const said = (box: AnyExplainedBox, setup: Setup) => variantSaid(box, setup, 'alone', 'en')

describe.each(gameIds)('%s', (id) => {
  it('is no variant as it is usually played, and one in any other way that it has ready', async () => {
    const box = await boxOf(id)
    const terms = termsOf(box)
    const usual = usualSetup('alone', terms)
    expect(said(box, usual)).toBeUndefined()
    for (const set of terms.sets ?? []) {
      const isUsual = Object.keys(set.options).length === 0 && set.seats === undefined
      for (const language of languages) {
        const label = box.setup[language].sets?.[set.name]?.label
        const variant = variantSaid(box, withSet(usual, set, 'alone', terms), 'alone', language)
        expect([set.name, variant]).toEqual([set.name, isUsual ? undefined : label])
      }
    }
  })

  it('has a first game that is one of those', async () => {
    const box = await boxOf(id)
    expect(said(box, firstGame(box))).toBe(box.setup.en.sets?.['first-game']?.label)
  })
})

it('says how many play, and against which bots, where that is not as usual', async () => {
  const box = await boxOf('downforce')
  const terms = termsOf(box)
  const usual = usualSetup('alone', terms)
  expect(said(box, resize(usual, 6, 'alone', terms))).toBe('Full game · 6 players')
  const chairs = usual.chairs.with(2, { kind: 'bot', bot: 'random' })
  expect(said(box, { ...usual, chairs })).toBe('Scatterbrained bot')
  const odds = { ...usual, options: { ...usual.options, betting: 'odds' } }
  expect(said(box, odds)).toBe('One race at Marina Bay with auction, powers, and bets by odds: the most money wins.')
})

it('is the same whoever plays: a name is no variant', async () => {
  const box = await boxOf('heat')
  const usual = usualSetup('alone', termsOf(box))
  expect(said(box, { ...usual, chairs: usual.chairs.with(0, { kind: 'person', name: 'Anna' }) })).toBeUndefined()
})
