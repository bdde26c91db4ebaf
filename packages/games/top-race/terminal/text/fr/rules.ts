import type { Options } from '../../../rules/options.ts'

/** Ce que disent les règles telles qu'on les joue. */
export function rules(options: Options): string[] {
  const isFull = options.game === 'full'
  return [
    ...(isFull
      ? ['Enchères\u00a0: montez ou passez pour de bon. Tapez une offre en milliers (80), ou p pour passer.']
      : []),
    isFull && options.cards !== 'bingo'
      ? 'Une carte fait avancer toutes ses voitures, à qui qu’elles soient\u00a0; qui la joue les dirige. L’atout est pour une voiture absente de la carte.'
      : 'Retournez la première carte\u00a0: elle fait avancer toutes ses voitures. L’atout est pour une voiture absente de la carte.',
    'Avancez tout droit ou en diagonale sur une case libre, tant qu’il y en a\u00a0; le reste est perdu.',
    ...(isFull
      ? [
          'B↔R\u00a0: celle de derrière rejoint l’autre, ou celle de devant tombe en panne (!b) jusqu’à ce que l’autre passe.',
        ]
      : []),
    ...(options.rows === 'free' ? ['Vous choisissez l’ordre des lignes d’une carte.'] : []),
    ...(options.turns === 'total-move'
      ? ['Tous choisissent une carte ensemble\u00a0; la plus forte somme joue la première.']
      : []),
    ...(options.bets === 'on'
      ? ['Quand une première voiture franchit une ligne de mise, tous misent en secret sur le vainqueur.']
      : []),
    ...(options.distance === 'lap'
      ? []
      : ['Pas d’arrivée\u00a0: quand toutes les cartes sont jouées, la voiture la plus avancée gagne.']),
    ...(options.distance === 'tokens' ? ['Un jeton dit jusqu’où ira une voiture. Tapez +12 ou -3.'] : []),
    'Sur la piste\u00a0: ▸ avance, • est à vous, 1-9\u00a0: où mènent vos choix, ? celui que vous regardez, + où peut finir la première ligne.',
  ]
}

export function scale(options: Options): string {
  if (options.game === 'children') return 'La première voiture arrivée que quelqu’un conduit gagne.'
  const bets = options.bets === 'on' ? ' Les mises rapportent jusqu’à 90 et coûtent autant.' : ''
  const tokens = options.distance === 'tokens' ? ' Un jeton rapporte ou coûte 10 par case.' : ''
  return `En milliers\u00a0: chacun commence avec 200, et une course rapporte 200, 150, 100, 60, 30 et 10.${bets}${tokens} La bourse la mieux garnie gagne.`
}
