/** Games that lack words, or whose bot is not what it should be. */
import { lots, lotsBox } from '../lots.ts'
import type { Broken } from './broken.ts'

export const words: readonly Broken[] = [
  {
    fault: 'has no words for an event in French',
    law: 'every event, prompt and choice has its words in every language',
    box: () => ({ ...lotsBox, words: { ...lotsBox.words, fr: { ...lotsBox.words.fr, event: () => '' } } }),
  },
  {
    fault: 'calls two choices the same',
    law: 'every event, prompt and choice has its words in every language',
    box: () => ({ ...lotsBox, words: { ...lotsBox.words, en: { ...lotsBox.words.en, action: () => 'Go' } } }),
  },
  {
    fault: 'does not explain an option',
    law: 'the game, its seats and its options have words in every language',
    box: () => ({
      ...lotsBox,
      setup: {
        ...lotsBox.setup,
        en: {
          ...lotsBox.setup.en,
          options: { ...lotsBox.setup.en.options, die: { label: 'Die', help: '', values: { none: 'No', six: 'Yes' } } },
        },
      },
    }),
  },
  {
    fault: 'does not say in French why two options clash',
    law: 'the game, its seats and its options have words in every language',
    box: () => ({ ...lotsBox, setup: { ...lotsBox.setup, fr: { ...lotsBox.setup.fr, clashes: {} } } }),
  },
  {
    fault: 'offers a set of options that it has no words for',
    law: 'the game, its seats and its options have words in every language',
    box: () => ({
      ...lotsBox,
      game: { ...lots, meta: { ...lots.meta, sets: [{ name: 'quiet', options: { notes: 2 } }] } },
    }),
  },
  {
    fault: 'says nothing about a value where it means to',
    law: 'the game, its seats and its options have words in every language',
    box: () => {
      const { notes, ...others } = lotsBox.setup.en.options
      const options = { ...others, notes: { ...notes, about: { 2: ' ' } } }
      return { ...lotsBox, setup: { ...lotsBox.setup, en: { ...lotsBox.setup.en, options } } }
    },
  },
  {
    fault: 'has an instinct that wants what is not offered',
    law: 'a bot decides the same wherever it sees the same',
    box: () => ({ ...lotsBox, instinct: () => ({ bid: 99 }) }),
  },
  {
    fault: 'has an instinct with a memory of its own',
    law: 'a bot decides the same wherever it sees the same',
    box: () => {
      let asked = 0
      return { ...lotsBox, instinct: (_view, _seat, choices) => choices[asked++ % choices.length] ?? { bid: 0 } }
    },
  },
]
