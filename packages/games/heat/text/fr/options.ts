import type { Words } from '@paddock/kernel'
import type { Options } from '../../options.ts'
import type { Action, Event } from '../../state.ts'
import type { View } from '../../view.ts'

export const options: Words<Action, Event, View, Options>['options'] = {
  circuit: {
    label: 'Circuit',
    help: 'Le lieu de la course\u00a0; en solitaire, on court contre la montre. Les cases, les virages et les limites sont ceux du plateau, le tracé est le nôtre.',
    values: {
      usa: 'États-Unis\u00a0: 69 cases, 4 virages, limites de 2 à 7',
      gb: 'Grande-Bretagne\u00a0: 63 cases, 5 virages, limites de 3 à 10',
      italy: 'Italie\u00a0: 54 cases, 3 virages, limites de 2 à 5',
      france: 'France\u00a0: 60 cases, 5 virages, limites de 2 à 5',
    },
  },
  laps: {
    label: 'Tours',
    help: "Combien de fois on fait le tour du circuit. Le plateau en indique 3 pour l'Italie et 2 pour les autres.",
    values: { printed: 'Comme sur le plateau', 1: '1 tour', 2: '2 tours', 3: '3 tours', 4: '4 tours' },
  },
  race: {
    label: 'Course',
    help: 'La première partie se joue en un tour aux États-Unis, quels que soient le circuit et les tours choisis.',
    values: { full: 'Telle que choisie ci-dessus', 'first-game': 'Première partie\u00a0: un tour aux États-Unis' },
  },
  gears: {
    label: 'Rapports',
    help: "Montrés d'abord, les rapports sont connus de tous avant le choix des cartes. Choisis avec les cartes, ils restent secrets jusqu'au départ de chaque voiture.",
    values: {
      first: "Montrés d'abord, puis on choisit les cartes",
      'with-cards': 'Choisis et montrés avec les cartes',
    },
  },
  wording: {
    label: 'Version des règles',
    help: "Les deux versions ne diffèrent que par des cartes Amélioration, absentes pour l'instant\u00a0: une course simple est la même dans les deux.",
    values: { booklet: 'Le livret (1.0)', revised: 'Les règles révisées (1.1)' },
  },
}
