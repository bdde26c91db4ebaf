/** What helps to choose among the options. */
import type { SetupWords } from '@paddock/kernel'
import type { Options } from '../../../rules/options.ts'
import { inGroups } from '../groups.ts'

type Helping = Required<Pick<SetupWords<Options>, 'groups' | 'sets' | 'inShort'>>

const races: Readonly<Record<Options['season'], string>> = {
  off: 'Une seule course',
  1961: 'La saison 1961, trois courses',
  1962: 'La saison 1962, trois courses',
  1963: 'La saison 1963, quatre courses',
  own: 'Une saison de quatre courses',
  'all-time': 'Trois saisons, dix courses',
}

export const setUp: Helping = {
  groups: inGroups({
    race: 'La course',
    opponents: 'Les Légendes à affronter',
    modules: 'Les modules',
    house: 'Règles de la maison',
  }),
  sets: {
    'first-game': {
      label: 'Première partie',
      about: 'Un tour aux États-Unis avec les règles de base\u00a0: le plus court chemin pour apprendre.',
    },
    base: {
      label: 'Course simple',
      about: 'Rapports, cartes, virages, surchauffe\u00a0: une course entière sans module.',
    },
    legends: {
      label: 'Seul contre les Légendes',
      about: 'Vous et cinq voitures que le jeu conduit avec ses propres cartes.',
    },
    workshop: {
      label: 'Course avec l’atelier',
      about: 'Avant le départ, chacun choisit trois améliorations parmi celles exposées.',
    },
    everything: {
      label: 'Le grand jeu',
      about:
        'Toutes les améliorations, météo et état de la piste, un évènement avec sponsors et presse, deux Légendes.',
    },
    season: {
      label: 'Saison 1961',
      about:
        'Trois courses pour le titre\u00a0: une amélioration de plus avant chacune, évènements, météo, deux Légendes.',
    },
  },
  inShort({ season, legends }, seats) {
    if (seats === 1 && legends === 0) return `${races[season]}\u00a0: personne en piste à part vous, contre la montre.`
    if (legends === 0) return `${races[season]}, ${seats} pilotes.`
    const drivers = seats === 1 ? '1 pilote' : `${seats} pilotes`
    const others = legends === 1 ? '1 Légende' : `${legends} Légendes`
    return `${races[season]}, ${seats + legends} voitures\u00a0: ${drivers} et ${others}.`
  },
}
