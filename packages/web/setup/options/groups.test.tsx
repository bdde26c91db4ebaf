import { gameIds, openBox } from '@paddock/games'
import { type AnyExplainedBox, languages } from '@paddock/kernel'
import { lotsBox } from '@paddock/kernel/lots'
import { language } from '@paddock/page-kit/language.ts'
import { render } from 'preact-render-to-string'
import { beforeEach, describe, expect, it } from 'vitest'
import { withSet } from '../ready-made.ts'
import { usualSetup } from '../setup.ts'
import { inShort, termsOf } from '../terms.ts'
import { groupsOf } from './groups.ts'
import { OptionFields } from './options.tsx'

beforeEach(() => {
  language.value = 'en'
})

/** The little game of the kernel, with its options in two groups, one of which the other decides. */
const box: AnyExplainedBox = {
  ...lotsBox,
  game: {
    ...lotsBox.game,
    meta: { ...lotsBox.game.meta, effective: ({ die }) => (die === 'none' ? { notes: 2 } : {}) },
  },
  setup: {
    ...lotsBox.setup,
    en: { ...lotsBox.setup.en, groups: { die: 'Chance', notes: 'Paper' }, inShort: ({ die }) => `A die: ${die}.` },
  },
}
const terms = termsOf(box)

function page(options: Readonly<Record<string, unknown>>, within = terms): string {
  return render(<OptionFields box={box} terms={within} setup={{ chairs: [], options }} change={() => {}} />)
}

describe('options in groups', () => {
  it('are folded away under what was chosen among them, but for the first group', () => {
    const html = page({ die: 'six', notes: 0 }, { ...terms, clashes: [] })
    expect(html.match(/<details class="setup-group" open/g)).toHaveLength(1)
    expect(html).toMatch(/Paper<\/span><span class="setup-group-chosen">Notes: No</)
    expect(html).toMatch(/Chance<\/span><span class="setup-group-chosen">as usual</)
  })

  it('are not asked for where they play no part, and say why', () => {
    const html = page({ die: 'none', notes: 2 })
    expect(html).toContain('Nothing to choose for Notes with Die: No.')
    expect(html).not.toContain('id="setup-notes-2"')
    expect(page({ die: 'six', notes: 2 })).toContain('id="setup-notes-2"')
  })

  it('that had been chosen and now play no part say so', () => {
    const html = page({ die: 'none', notes: 0 }, { ...terms, clashes: [] })
    expect(html).toContain('Notes: No is not played with Die: No.')
    expect(html).not.toContain('Nothing to choose for Notes')
  })

  it('come to something that the game says, in a sentence', () => {
    expect(inShort(box, { chairs: [], options: { die: 'none', notes: 2 } }, 'en')).toBe('A die: none.')
    expect(inShort(box, { chairs: [], options: { die: 'none', notes: 2 } }, 'fr')).toBeUndefined()
  })
})

describe.each(gameIds)('%s', (id) => {
  it('has every option in one group, or none in any, and says what each of its sets comes to', async () => {
    const opened = await openBox(id)
    if (!opened) throw new Error(`there is no ${id}`)
    const own = termsOf(opened)
    for (const spoken of languages) {
      const grouped = groupsOf(opened, own, spoken)?.flatMap(({ options }) => options) ?? own.options
      expect(grouped.map(({ name }) => name).toSorted()).toEqual(own.options.map(({ name }) => name).toSorted())
      for (const set of own.sets ?? []) {
        const setup = withSet(usualSetup('alone', own), set, 'alone', own)
        expect(inShort(opened, setup, spoken)).toMatch(/\.$/)
      }
    }
  })
})
