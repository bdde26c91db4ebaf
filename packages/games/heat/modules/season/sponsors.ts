import type { Face } from '../../rules/cards.ts'

/** The kinds of sponsor cards, each used once. The names say what they are like; those on the cards are the publisher's. */
export const sponsorKinds = ['brakes', 'cooling', 'rpm', 'turbo', 'wings'] as const

export type SponsorKind = (typeof sponsorKinds)[number]

/** HT-CARD-15 */
export const copiesOfSponsor = 7

const printed: Readonly<Record<SponsorKind, Pick<Face, 'values' | 'symbols'>>> = {
  brakes: { values: [1, 2, 3, 4], symbols: {} },
  cooling: { values: [4], symbols: { cooldown: 2 } },
  rpm: { values: [1], symbols: { slipstream: 2 } },
  turbo: { values: [6], symbols: {} },
  wings: { values: [3], symbols: { adjust: 1 } },
}

export const sponsors: readonly Face[] = sponsorKinds.map((kind) => {
  const { values, symbols } = printed[kind]
  return { kind: 'sponsor', value: values[0] ?? 0, values, symbols }
})
