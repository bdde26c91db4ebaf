import type { TerminalWords } from './words.ts'

/** Ce qui est possible n'est jamais arrondi à rien. */
function percent(chance: number): string {
  return `${Math.max(1, Math.round(chance * 100))}\u00a0%`
}

export const fr: TerminalWords = {
  circuits: { gb: 'Grande-Bretagne', usa: 'USA', italy: 'Italie', france: 'France' },
  headline: (circuit, lap) => `${circuit}, tour ${lap}`,
  you: 'vous',
  cards: { heat: 'surchauffe', stress: 'stress' },
  start: 'départ',
  finish: 'arrivée',
  line: 'fin',
  heads: ['tour', 'rap.', 'mot.'],
  next: 'virage',
  home: 'arrivée',
  gaveUp: 'abandon',
  gear: 'Rapport',
  engine: 'Moteur',
  hand: 'Main',
  piles: (deck, discard, top) => `Pioche ${deck}   Défausse ${discard}${top === '' ? '' : ` (${top})`}`,
  laid: (cards) => `Face cachée\u00a0: ${cards}`,
  plays: (name, cards, speed) => `Joué (${name})\u00a0: ${cards} = ${speed}`,
  stock: (engine) => `mot. ${engine}`,
  comma: ',',
  speed: (speed) => `vitesse ${speed}`,
  spaces: (spaces) => (spaces === '0' || spaces === '1' ? `${spaces} case` : `${spaces} cases`),
  heat: (heat) => `${heat} surch.`,
  spinOut: (chance) => (chance > 0.999 ? 'tête-à-queue' : `tête-à-queue ${percent(chance)}`),
  spinsOutAt: (corner, chance) =>
    chance > 0.999
      ? `Impayable\u00a0: tête-à-queue en ${corner}`
      : `Tête-à-queue possible en ${corner}\u00a0: ${percent(chance)}`,
  engineLeft: (heat) => `Moteur après les virages\u00a0: ${heat}`,
  noCorner: 'Aucun virage franchi',
  cluttered: 'Main encombrée\u00a0: sur place',
  shift: (gear, speed, heat) =>
    `en ${gear === 1 ? '1re' : `${gear}e`}, vitesse ${speed}${heat > 0 ? ` (${heat} surch.)` : ''}`,
  adrenaline: 'adrénaline\u00a0: 1 case de plus',
  draws: (count) => `piocher ${count}`,
  gives: (cooldown) =>
    cooldown > 0 ? `Donne refroidissement ${cooldown} et un boost` : 'Donne un boost, pas de refroidissement',
  place: (place) => (place === 1 ? '1re' : `${place}e`),
  past: (spaces) => (spaces < 2 ? `${spaces} case après la ligne` : `${spaces} cases après la ligne`),
  shown: 'une carte a été retournée',
  scale: 'La première voiture à franchir la ligne gagne\u00a0; dans une même manche, celle qui va le plus loin.',
  rules: (gears) => [
    gears === 'first'
      ? 'Tous choisissent un rapport (un de plus ou de moins est gratuit, deux coûtent une surchauffe), puis autant de cartes.'
      : 'Tous jouent autant de cartes que le rapport voulu\u00a0: un de plus ou de moins est gratuit, deux coûtent une surchauffe.',
    'La somme des cartes est la vitesse\u00a0: on avance d’autant. Un stress retourne des cartes jusqu’à un 1, 2, 3 ou 4.',
    'Puis refroidissez votre main (en 1re 3, en 2e 1), boostez pour une surchauffe, ou prenez l’aspiration\u00a0: 2 cases. La dernière a l’adrénaline (*).',
    'Un virage coûte en surchauffes ce qui dépasse sa limite. Faute de quoi, tête-à-queue\u00a0: retour avant le virage, 1re, stress.',
    'Sur la piste\u00a0: ─ trajectoire, A≤7 virage et limite, les nombres comptent les cases jusqu’à lui, ▸ roule, • à vous, ? et + où finir. Tapez 44S pour 4, 4, stress.',
  ],
}
