/** La météo et l'état de la piste. */
import type { RoadToken, Weather } from '../../modules/conditions/tokens.ts'
import type { Meaning, WeatherMeaning } from '../meanings/meaning.ts'

export const weatherMeanings: Readonly<Record<Weather, WeatherMeaning>> = {
  clouds: {
    name: 'nuages',
    setUp: 'Chaque pilote commence avec 1 carte Stress de moins.',
    sector: 'Aucun refroidissement tant que votre voiture est dans le secteur.',
  },
  fog: {
    name: 'brouillard',
    setUp: 'Chaque pilote commence avec 1 surchauffe de plus dans le moteur.',
    sector: 'Pas d’aspiration au départ du secteur\u00a0; on peut encore y entrer par aspiration.',
  },
  storm: {
    name: 'orage',
    setUp: 'Chaque pilote commence avec 1 carte Stress de plus.',
    sector: 'Une aspiration prise dans le secteur peut être plus longue de 2 cases.',
  },
  snow: {
    name: 'neige',
    setUp: 'Chaque pilote commence avec 1 surchauffe de moins dans le moteur.',
    sector: '1 refroidissement de plus tant que votre voiture est dans le secteur, quel que soit le rapport.',
  },
  rain: {
    name: 'pluie',
    setUp: '3 surchauffes de chaque moteur commencent dans le paquet.',
    sector: '1 refroidissement de plus tant que votre voiture est dans le secteur, quel que soit le rapport.',
  },
  sun: {
    name: 'soleil',
    setUp: '3 surchauffes de chaque moteur commencent dans la défausse.',
    sector: 'Une aspiration prise dans le secteur peut être plus longue de 2 cases.',
  },
}

export const roadTokens: Readonly<Record<RoadToken, Meaning>> = {
  'limit+1': { name: 'limite +1', meaning: 'La limite de ce virage monte de 1 pour tous.' },
  'limit-1': { name: 'limite \u22121', meaning: 'La limite de ce virage baisse de 1 pour tous.' },
  overheat: {
    name: 'virage dangereux',
    meaning: 'Qui passe ce virage au-dessus de sa limite paie 1 surchauffe de plus.',
  },
  'slipstream+1': {
    name: 'aspiration +1',
    meaning: 'Une aspiration prise dans le secteur qui suit ce virage peut être plus longue de 1 case.',
  },
  'free-boost': {
    name: 'boost gratuit',
    meaning: 'Dans le secteur qui suit ce virage, le boost ne coûte rien\u00a0; il reste unique dans le tour de jeu.',
  },
  weather: { name: 'météo', meaning: 'La météo agit dans le secteur qui suit ce virage.' },
}
