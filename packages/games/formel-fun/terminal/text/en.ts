import type { ForeseenDrive } from '../../prospects/foreseen-drive.ts'
import type { View } from '../../rules/view.ts'
import { cardName, ordinal } from '../../words/phrases/en.ts'
import type { SignedLast } from './words.ts'

function behind(ahead: string, gap: number): string {
  return gap === 0 ? `outside ${ahead}` : `${gap} behind ${ahead}`
}

export const en = {
  first: '1st',
  /** Points, as short as can be. */
  points: (points: number) => `${points} ${points === 1 ? 'pt' : 'pts'}`,
  theLine: 'the line',
  card: cardName,
  /** How often a turbo may still be added to another card. */
  turbosLeft: (count: number) => `+ turbo: ${count} left`,
  headline(view: View, races: number, isLastRound: boolean): string {
    const race = view.race === races ? 'The final' : `Race ${view.race} of ${races}`
    return `${race}, ${isLastRound ? 'last round' : `round ${view.round}`}`
  },
  /** The same thing in several lengths, the longest first. */
  last({ car, ahead, gap, isOwn, isToMove, isLastRound }: SignedLast): readonly string[] {
    // Who is last after its move in the last round stays last: nobody drives backwards.
    const danger = isLastRound && !isToMove ? 'Going out' : 'Last now'
    return [`${danger}: ${isOwn ? 'your ' : ''}${car}, ${behind(ahead, gap)}${isToMove ? ', yet to move' : ''}`]
  },
  drive({ card, turbo, space, distance, endsOn, place, passes, fellBack }: ForeseenDrive, isShort: boolean): string {
    const extra = turbo ? ' + turbo' : ''
    const spaces = isShort ? '' : distance === 1 ? ' space' : ' spaces'
    const back = fellBack > 0 ? ` (${isShort ? '' : 'full: '}${fellBack} back)` : ''
    const on = isShort ? '' : ` on ${space === 8 ? 'an' : 'a'} ${space}`
    return `${cardName(card)}${on}${extra}: ${distance}${spaces} → ${passes ? 'line, ' : ''}${endsOn}${back}, ${ordinal(place)}`
  },
  shown: 'a card has been drawn',
  rules: (scoring: View['scoring']) => [
    'A race ends with the round in which a car passes the line. The last car goes out, the others race again.',
    'Cars move leader first. For yours you play one card and draw a new one.',
    'Red cards drive their number from a space of that number, only 3 from all others. Red 1 is special: 1 from a 1, but 10 from all others.',
    'Blue 6, 7, 8 drive that far. Turbo drives 5, or adds 5 to another card (three times a match; your hand stays one card smaller).',
    'Four cars fit on a space; if it is full, stop behind it. Inside is ahead.',
    scoring === 'team-points'
      ? 'The first car out scores 1 point, the next 2 and so on. Most points win.'
      : 'The owner of the car that wins the final wins the match.',
    'On the track: ▸ moves now, ! is last, ? and 1-9: where your cards lead.',
  ],
  scale: (cars: number, scoring: View['scoring']) =>
    scoring === 'last-car'
      ? 'What counts is how long a team has kept a car in the race.'
      : `The first car out scores 1, the next 2 … up to ${cars - 2}; the final brings ${cars} and, for its winner, ${cars + 3}. With equal points the better car decides.`,
}
