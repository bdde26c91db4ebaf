import { cardName, ordinal, points, spaces } from '../../words/phrases/fr.ts'
import type { TableWords } from './words.ts'

export const fr: TableWords = {
  headline(view, races, isLastRound) {
    const race = view.race === races ? 'Finale' : `Manche ${view.race} sur ${races}`
    return `${race}, ${isLastRound ? 'dernier tour de table' : `tour de table ${view.round}`}`
  },
  place: ordinal,
  card: cardName,
  carOnTrack: ({ car, space, place, isOnTurn }) =>
    `${car}, sur un ${space}, ${ordinal(place)}${isOnTurn ? ', à elle de jouer' : ''}`,
  drive({ card, turbo, space, distance, endsOn, place, passes, fellBack }) {
    const extra = turbo ? ' et un turbo' : ''
    const line = passes ? ', passe la ligne' : ''
    const lost = fellBack > 0 ? `, dont ${fellBack} de perdue${fellBack < 2 ? '' : 's'} faute de place` : ''
    return `${cardName(card)}${extra} sur un ${space}\u00a0: ${spaces(distance)}${lost}${line}, arrive sur un ${endsOn}, ${ordinal(place)}`
  },
  turbo: 'turbo',
  turbosLeft: (count) => (count === 0 ? 'plus de turbo d’appoint' : `turbos d’appoint\u00a0: ${count}`),
  extraTurbos: 'turbos d’appoint',
  order: 'Ordre des voitures',
  hand: 'Vos cartes',
  copies: (count) => `${count} en main`,
  noCards: 'Vos voitures sont sorties. Vous pouvez suivre la fin de la partie.',
  last({ isToMove, isLastRound }, car, isOwn) {
    const who = isOwn ? `votre ${car}` : car
    // Who is last after its move in the last round stays last: nobody drives backwards.
    if (isLastRound && !isToMove) return `Éliminée\u00a0: ${who}`
    return isLastRound ? `Doit doubler\u00a0: ${who}` : `Dernière pour l’instant\u00a0: ${who}`
  },
  lastMark: 'dernière',
  points,
  cards: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
  carOut: (car) => `${car} est éliminée`,
  scoreTitle: (scoring) => (scoring === 'last-car' ? 'Qui a tenu combien de temps' : 'D’où viennent les points'),
  race: 'Manche',
  final: 'Finale',
  winner: 'Victoire',
  total: 'Total',
  scale: (cars, scoring) =>
    scoring === 'last-car'
      ? 'On ne compte pas les points\u00a0: l’emporte qui a gardé une voiture en course le plus longtemps.'
      : `La première voiture sortie vaut 1 point, la suivante 2, et ainsi de suite jusqu’à ${cars - 2}. La finale vaut ${cars} points, et ${cars + 3} à qui la gagne. À égalité, la meilleure voiture départage.`,
}
