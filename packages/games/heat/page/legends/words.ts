import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import type { Called, LegendOutlook } from '../../prospects/facts/legends.ts'
import { rangeText as range } from '../../prospects/range.ts'

/** The limit and the diamond, for a Legend that drives by them. */
function sumOf({ by, limit, diamonds }: LegendOutlook): string | undefined {
  return by === 'diamond' ? `${limit} + ${range(diamonds)}` : undefined
}

function knownInEnglish({ way, corner, limit, topSpeed, diamond, spaces }: Called): string {
  switch (way) {
    case 'past-the-line':
      return `past the legend line: ${limit} + ${diamond} = ${spaces}`
    case 'before-second-corner':
      return `past the legend line: ${limit} + ${diamond}, but only ${spaces}, before the second corner`
    case 'top-speed':
      return `top speed ${topSpeed}`
    case 'to-number':
      return `${topSpeed} would cross ${corner}: ${spaces}, ${diamond === 0 ? 'right before the line' : `with ${diamond} left before the line`}`
    case 'to-the-flag':
      return `top speed ${topSpeed} to the flag`
  }
}

function knownInFrench({ way, corner, limit, topSpeed, diamond, spaces }: Called): string {
  switch (way) {
    case 'past-the-line':
      return `après la ligne des Légendes\u00a0: ${limit} + ${diamond} = ${spaces}`
    case 'before-second-corner':
      return `après la ligne des Légendes\u00a0: ${limit} + ${diamond}, mais ${spaces} seulement, avant le deuxième virage`
    case 'top-speed':
      return `vitesse maximale ${topSpeed}`
    case 'to-number':
      return `${topSpeed} franchirait ${corner}\u00a0: ${spaces}, ${diamond === 0 ? 'juste avant la ligne' : `à ${diamond} ${diamond === 1 ? 'case' : 'cases'} de la ligne`}`
    case 'to-the-flag':
      return `vitesse maximale ${topSpeed} jusqu’au drapeau`
  }
}

const en = {
  legend: 'Legend',
  legends: 'Legends',
  /** What it does next: in a few words, and with its reason. */
  next({ call, by, corner, limit, diamonds, topSpeeds, spaces }: LegendOutlook): string {
    if (call) return knownInEnglish(call)
    if (by === 'diamond') return `past the legend line: ${limit} + ${range(diamonds)}`
    if (by === 'flag') return `top speed ${range(topSpeeds)} to the flag`
    const alone = `top speed ${range(topSpeeds)}`
    return range(spaces) === range(topSpeeds) ? alone : `${alone}, not over ${corner}: ${range(spaces)}`
  },
  /** Without the reason: "3 + 0–3". */
  inShort: (outlook: LegendOutlook) => sumOf(outlook) ?? `${range(outlook.spaces)} spaces`,
  /** The same for one that has moved in this round. */
  nextRound: (outlook: LegendOutlook): string => `next round: ${en.next(outlook)}`,
  /** Why it drives as far as it does. */
  called: knownInEnglish,
  cardOfRound: 'Their card of this round',
  cardHidden: 'Their card is turned up when the first of them is due. Until then:',
  topSpeed: 'top speed',
  diamond: 'diamond',
  how: 'Past its legend line, a Legend drives the limit of the corner plus its diamond, never over two corners. Before it, it drives its top speed, but not over the corner: then it stops as many spaces before the line as its diamond says. Legends pay no heat and never spin out.',
  /** The line on the track. */
  lineTitle: (corner: string) => `Legend line of corner ${corner}`,
  lineMeaning: (corner: string, limit: number) =>
    `A Legend past this line drives ${limit} plus its diamond, 0 to 3. One before it drives its top speed, but not over corner ${corner}.`,
}

export type LegendWords = Readonly<typeof en>

const fr: LegendWords = {
  legend: 'Légende',
  legends: 'Légendes',
  next({ call, by, corner, limit, diamonds, topSpeeds, spaces }) {
    if (call) return knownInFrench(call)
    if (by === 'diamond') return `après la ligne des Légendes\u00a0: ${limit} + ${range(diamonds)}`
    if (by === 'flag') return `vitesse maximale ${range(topSpeeds)} jusqu’au drapeau`
    const alone = `vitesse maximale ${range(topSpeeds)}`
    return range(spaces) === range(topSpeeds) ? alone : `${alone}, sans franchir ${corner}\u00a0: ${range(spaces)}`
  },
  inShort: (outlook) => sumOf(outlook) ?? `${range(outlook.spaces)} cases`,
  nextRound: (outlook) => `manche suivante\u00a0: ${fr.next(outlook)}`,
  called: knownInFrench,
  cardOfRound: 'Leur carte de cette manche',
  cardHidden: 'Leur carte se retourne quand vient le tour de la première d’entre elles. Jusque-là\u00a0:',
  topSpeed: 'vitesse maximale',
  diamond: 'losange',
  how: 'Après sa ligne, une Légende avance de la limite du virage plus son losange, sans jamais franchir deux virages. Avant, elle avance de sa vitesse maximale, mais sans franchir le virage\u00a0: elle s’arrête alors à autant de cases de la ligne que dit son losange. Les Légendes ne paient aucune surchauffe et ne font jamais de tête-à-queue.',
  lineTitle: (corner) => `Ligne des Légendes du virage ${corner}`,
  lineMeaning: (corner, limit) =>
    `Après cette ligne, une Légende avance de ${limit} plus son losange, de 0 à 3. Avant, elle avance de sa vitesse maximale, mais sans franchir le virage ${corner}.`,
}

export const legendWords: InEveryLanguage<LegendWords> = { en, fr }
