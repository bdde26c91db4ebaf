/** Games that are mistaken about what does not go together. */
import type { Clash } from '../../game.ts'
import { lots, lotsBox, type Options } from '../lots.ts'
import type { Broken } from './broken.ts'

const law = 'what does not go together can be chosen, and the usual options and every ready-made set go together'

function clashing(clash: Omit<Clash<Options>, 'why'>): Broken['box'] {
  return () => ({ ...lotsBox, game: { ...lots, meta: { ...lots.meta, clashes: [{ why: 'idle', ...clash }] } } })
}

export const options: readonly Broken[] = [
  {
    fault: 'refuses its own usual options',
    law,
    box: clashing({ one: { die: 'six' }, other: { notes: 2 } }),
  },
  {
    fault: 'has a clash with no option in it',
    law,
    box: clashing({ one: { die: 'none' }, other: {} }),
  },
  {
    fault: 'has a clash with a value that an option never takes',
    law,
    box: () => {
      const notes = { ...lots.meta.options.notes, values: [2] as const }
      const meta = { ...lots.meta, options: { ...lots.meta.options, notes } }
      return { ...lotsBox, game: { ...lots, meta } }
    },
  },
  {
    fault: 'has a clash with an option that is not there',
    law,
    box: () => {
      const wet: Partial<Options> = { notes: 0, ...{ rain: true } }
      return clashing({ one: { die: 'none' }, other: wet })()
    },
  },
  {
    fault: 'has a clash between two values of one option',
    law,
    box: clashing({ one: { die: 'none' }, other: { die: 'six', notes: 0 } }),
  },
  {
    fault: 'offers a set of options that clash',
    law,
    box: () => {
      const sets = [{ name: 'bare', options: { die: 'none', notes: 0 } }] as const
      const bare = { label: 'Bare', about: 'Nothing to do.' }
      const { en, fr } = lotsBox.words
      const words = { en: { ...en, sets: { bare } }, fr: { ...fr, sets: { bare } } }
      return { ...lotsBox, words, game: { ...lots, meta: { ...lots.meta, sets } } }
    },
  },
]
