import type { SetupWords } from '@paddock/kernel'
import { carsPerSeat, type Options } from '../../rules/options.ts'

export const fr: SetupWords<Options> = {
  options: {
    cars: {
      label: 'Voitures par joueur',
      help: 'Le nombre de voitures que chacun pilote. Moins il y en a, plus la partie est courte.',
      values: {
        rulebook: 'Trois chacun, ou deux si l’on est six',
        'two-with-five': 'Deux aussi quand on est cinq',
      },
    },
    scoring: {
      label: 'Vainqueur',
      help: 'Avec les points, même celui qui perd ses voitures tôt peut encore gagner.',
      values: {
        'team-points': 'L’équipe qui a le plus de points',
        'last-car': 'Le pilote de la dernière voiture (classique)',
      },
    },
  },
  sets: {
    'first-game': {
      label: 'Première partie',
      about: 'Trois équipes de trois voitures\u00a0: huit manches, on ne fait pas plus court.',
    },
    base: {
      label: 'Partie entière',
      about: 'Des manches jusqu’à la dernière voiture\u00a0; les points de toutes décident.',
    },
    'last-car': {
      label: 'La dernière gagne',
      about: 'La manière classique\u00a0: sans points, qui conduit la dernière voiture a gagné.',
    },
  },
  inShort(options, seats) {
    const cars = seats * carsPerSeat(seats, options)
    const wins = options.scoring === 'last-car' ? 'la dernière voiture gagne' : 'le plus de points gagne'
    return `${seats} équipes, ${cars} voitures, ${cars - 1} manches\u00a0: ${wins}.`
  },
}
