import type { ForeseenDrive } from '../../prospects/foreseen-drive.ts'
import type { LastCar } from '../../prospects/last-car.ts'
import type { View } from '../../rules/view.ts'
import { cardName, onSpace, ordinal, points, spaces } from '../../words/phrases/en.ts'
import type { CarOnTrack } from './words.ts'

export const en = {
  headline(view: View, races: number, isLastRound: boolean): string {
    const race = view.race === races ? 'The final' : `Race ${view.race} of ${races}`
    return `${race}, ${isLastRound ? 'last round' : `round ${view.round}`}`
  },
  place: ordinal,
  card: cardName,
  carOnTrack: ({ car, space, place, isOnTurn }: CarOnTrack) =>
    `${car}, on ${onSpace(space)}, ${ordinal(place)}${isOnTurn ? ', to move now' : ''}`,
  /** A whole drive in a sentence: "red 7 on a 7: 7 spaces to a 4, third." */
  drive({ card, turbo, space, distance, endsOn, place, passes, fellBack }: ForeseenDrive): string {
    const extra = turbo ? ' with a turbo' : ''
    const line = passes ? ', over the line' : ''
    const lost = fellBack > 0 ? `, ${fellBack} of them lost because it is full there` : ''
    return `${cardName(card)}${extra} on ${onSpace(space)}: ${spaces(distance)}${lost}${line}, ends on ${onSpace(endsOn)}, ${ordinal(place)}`
  },
  turbo: 'turbo',
  /** How often a turbo may still be added to another card. */
  turbosLeft: (count: number) => (count === 0 ? 'no extra turbo left' : `extra turbos left: ${count}`),
  /** The same beside signs that show how many. */
  extraTurbos: 'extra turbos',
  order: 'Order of the cars',
  hand: 'Your cards',
  /** How many such cards are held. */
  copies: (count: number) => `${count} of them`,
  noCards: 'Your cars are out. You can watch who wins.',
  last({ isToMove, isLastRound }: Pick<LastCar, 'isToMove' | 'isLastRound'>, car: string, isOwn: boolean): string {
    const who = isOwn ? `your ${car}` : car
    // Who is last after its move in the last round stays last: nobody drives backwards.
    if (isLastRound && !isToMove) return `Going out: ${who}`
    return isLastRound ? `Must pass someone: ${who}` : `Last now: ${who}`
  },
  lastMark: 'last',
  points,
  cards: (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  carOut: (car: string) => `${car} is out`,
  scoreTitle: (scoring: View['scoring']): string =>
    scoring === 'last-car' ? 'How long each car lasted' : 'How the points came about',
  race: 'Race',
  final: 'Final',
  winner: 'Winner',
  total: 'Total',
  scale: (cars: number, scoring: View['scoring']) =>
    scoring === 'last-car'
      ? 'Nobody counts points: whoever kept a car in the race longest is ahead.'
      : `The first car out scores 1, the next 2, and so on up to ${cars - 2}. The final brings ${cars}, and ${cars + 3} to its winner. With equal points the better car decides.`,
}
