import { listed } from '@paddock/racing'
import type { SeasonWords } from './words.ts'

function ordinal(place: number): string {
  return place === 1 ? '1er' : `${place}e`
}

function points(count: number): string {
  return count < 2 ? `${count} point` : `${count} points`
}

export const fr: SeasonWords = {
  title(season) {
    if (season === 'own') return 'Saison au hasard'
    return season === 'all-time' ? 'Meilleur de tous les temps' : `Saison ${season}`
  },
  came: (place, circuit) => (place === 1 ? `Victoire\u00a0: ${circuit}\u00a0!` : `${ordinal(place)}\u00a0: ${circuit}`),
  cameInSeason: (place, year) =>
    place === 1 ? `Vous remportez le championnat ${year}\u00a0!` : `${ordinal(place)} en ${year}`,
  open: 'Saison',
  calendar: 'Calendrier',
  seasonOf: (year) => `Saison ${year}`,
  laps: (count) => (count === 1 ? '1 tour' : `${count} tours`),
  next: 'la prochaine',
  underWay: 'en cours',
  eventUnknown: 'L’événement est tiré au sort avant la course.',
  brings(sponsors, corners) {
    const cards = sponsors < 2 ? `${sponsors || 'Aucune'} carte Sponsor` : `${sponsors} cartes Sponsor`
    return `${cards}, presse en ${listed(corners, 'et')}.`
  },
  nextRace: 'La prochaine course',
  thisRace: 'Cette course',
  standings: 'Classement',
  inAll: 'Toutes saisons confondues',
  earlier: 'Les saisons précédentes',
  noRaceYet: 'Aucune course pour l’instant\u00a0: la grille est tirée au sort.',
  driver: 'Pilote',
  sum: 'Points',
  chart: 'Points après chaque course',
  line: (name, sums) => `${name}\u00a0: ${sums.join(', ')}`,
  chartHow: 'Points cumulés, course après course',
  place: ordinal,
  points,
  result: (place, count) => `${ordinal(place)}, ${points(count)}`,
  tie: 'À égalité de points, la meilleure place dans la dernière course départage.',
  carried: 'Ce que vous gardez',
  carriedHow: 'Améliorations et cartes Sponsor inutilisées restent dans votre pioche de course en course.',
  upgrades: 'Améliorations',
  sponsors: 'Cartes Sponsor',
  none: 'aucune',
  raceShort: (race) => `C${race}`,
}
