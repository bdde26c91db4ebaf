/** Games that do not say why something is out of reach. */
import { lotsBox } from '../lots.ts'
import type { Broken } from './broken.ts'

const law = 'what is out of reach has a reason, and what is within reach is shown'
const { reasons: honest } = lotsBox

export const reasons: readonly Broken[] = [
  {
    fault: 'does not show a card that can be bid',
    law,
    box: () => ({ ...lotsBox, reasons: { ...honest, pieces: () => [] } }),
  },
  {
    fault: 'shows the same piece twice',
    law,
    box: () => ({
      ...lotsBox,
      reasons: {
        ...honest,
        pieces: (view, viewer) => [...honest.pieces(view, viewer), ...honest.pieces(view, viewer)],
      },
    }),
  },
  {
    fault: 'names no rule for what is out of reach',
    law,
    box: () => ({ ...lotsBox, reasons: { ...honest, whyNot: () => ({ why: 'because', rule: 'so it is' }) } }),
  },
  {
    fault: 'does not say in French why something is out of reach',
    law,
    box: () => ({ ...lotsBox, reasons: { ...honest, words: { ...honest.words, fr: { said: () => '' } } } }),
  },
]
