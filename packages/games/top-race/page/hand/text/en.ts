import { capital, listed } from '@paddock/racing'
import { ordinal, spaces } from '@paddock/racing/words/english'
import type { PairEffect } from '../../../prospects/pair-effect.ts'
import type { RowEffect } from '../../../prospects/row-effect.ts'
import type { Colour } from '../../../rules/cards.ts'
import { colourOf } from '../../livery.ts'

function either(spaces: readonly string[]): string {
  return spaces.length < 2 ? (spaces[0] ?? '') : `${spaces.slice(0, -1).join(', ')} or ${spaces.at(-1)}`
}

function are(colours: readonly string[]): string {
  return `${listed(colours, 'and')} ${colours.length === 1 ? 'is' : 'are'}`
}

function acceleration({ front, rear, steps, ends, isLevel, wasLevel }: PairEffect): string {
  const [ahead, behind] = [colourOf(front), colourOf(rear)]
  if (wasLevel) return `${capital(behind)} is level with ${ahead} already: nothing moves.`
  if (steps === 0) return `${capital(behind)} cannot get nearer to ${ahead}: the way is blocked.`
  const far = `${capital(behind)} catches up ${spaces(steps)} to ${either(ends)}`
  return isLevel ? `${far}, level with ${ahead}.` : `${far}, as near to ${ahead} as the way is free.`
}

function breakdown({ front, rear, leaves, stands }: PairEffect): string {
  const [ahead, behind] = [colourOf(front), colourOf(rear)]
  if (leaves === undefined) return `${capital(ahead)} stands beside ${stands} already: nothing changes.`
  return `${capital(ahead)} leaves ${leaves} and waits beside the track until ${behind} has passed.`
}

function rowEffect(of: RowEffect): string {
  if (of.kind === 'lost') return of.why === 'finished' ? 'lost: it is home' : 'lost: it has broken down'
  if (of.isHome) return 'over the finish line'
  if (of.steps === of.spaces) return spaces(of.steps)
  const why = of.blockers.length > 0 ? `: ${are(of.blockers.map(colourOf))} in the way` : ''
  return of.steps === 0 ? `cannot move${why}` : `${of.steps} of ${of.spaces}${why}`
}

export const en = {
  place: ordinal,
  nobody: 'nobody’s',

  yourCards: 'Your cards',
  copies: (count: number) => `${count} of them`,
  /** A card row by row, for ears. */
  rows: (rows: readonly { readonly colour: Colour | undefined; readonly spaces: number }[]) =>
    rows.map(({ colour, spaces: far }) => `${colour ?? 'wild'} ${far}`).join(', '),
  pairCard: (one: Colour, other: Colour) => `Pair ${one} and ${other}: accelerate or break down`,
  /** What a card brings to the own cars, and its whole sum: for ears. */
  forOwn: (far: number) => `${far} for your cars`,
  sum: (sum: number) => `total ${sum}`,
  /** That the hand is sorted by what it does for the own cars. */
  sortedOwn: 'My cars first',
  lastCard: 'the last card',
  rowOf: (row: number, rows: number) => `row ${row} of ${rows}`,
  order: 'Order of the cars',
  noCards: 'You have no cards left. Watch how the others bring your cars on.',
  allHome: 'All your cars are home. You are done with this race.',
  watching: 'How the cars stand',

  accelerate: 'Acceleration',
  breakDown: 'Breakdown',
  /** What each use of a pair would do: "Red catches up 9 spaces to 30a, level with blue." */
  acceleration,
  breakdown,
  /** Short, beside the signs of the cars, and of which card it is said. */
  pairShort: 'Pair card:',
  accelerationShort: ({ steps }: PairEffect) => (steps === 0 ? 'no move' : `+${steps}`),
  breakdownShort: ({ leaves }: PairEffect): string => (leaves === undefined ? 'no effect' : 'stops'),
  owned: (colour: Colour, owner: string | undefined) => `${capital(colour)}: ${owner ?? 'nobody'}`,
  /** The viewer's own car, in the place of a name. */
  you: 'you',
  /** Why a pair cannot be played any more. */
  pairOver: (home: readonly Colour[]) => `Cannot be played any more: ${are(home)} home.`,
  nothingPlayable: (home: readonly Colour[]) =>
    `None of your cards can be played any more: ${are(home)} home. Put one away; nothing moves.`,

  chooseRow: 'Rows of the card',
  chooseCar: 'Cars',
  chooseEnd: 'Where the car ends',
  /** "5 of 5", "3 of 5: blue is in the way", "lost: home". */
  rowEffect,
  /** The same in the space of a button. */
  rowEffectShort: (of: RowEffect): string => {
    if (of.kind === 'lost') return of.why === 'finished' ? 'lost: home' : 'lost: broken down'
    return of.isHome ? 'finish' : of.steps === 0 ? 'blocked' : `${of.steps} of ${of.spaces}`
  },
  /** "Row: red 6. Moves 3 of 6". */
  rowLabel: (colour: Colour | undefined, far: number, of: RowEffect | undefined) =>
    `${capital(colour ?? 'wild')} ${far}${of ? `, ${rowEffect(of)}` : ', any car'}`,
  anyCar: 'any car not on the card',
  end: ({ isHome }: { readonly isHome: boolean }, space: string | undefined): string =>
    isHome ? 'Finish' : (space ?? ''),
  howFar: 'How far',
  howFarSteps: (steps: number, far: number) => `${steps} of ${far}`,
  fewer: 'One space less',
  more: 'One space more',

  /** Before the seats in the order in which equal totals are carried out. */
  tie: 'Equal totals, in this order:',
  sealedCard: (sum: number) => `Your card lies face down: total ${sum}.`,
  shownOrder: 'In this order',
  shownCard: (name: string, sum: number) => `${name}, total ${sum}`,

  turnOver: 'Turn over!',
  pileLeft: (count: number) => (count === 1 ? '1 card in the pile' : `${count} cards in the pile`),
  reshuffled: 'The pile is empty: the discards are shuffled first.',

  betsShort: 'Bets',
  bet: (line: number) => `Bet ${line}`,
  betsSecret: 'Nobody else sees them before the end of the race.',
  noBetYet: 'not made yet',
  sheetTitle: 'Secret bets: what each brings or costs by the place of its car',
  inThousands: '$k',
  betOn: (colour: Colour, rank: number, owner: string | undefined, money: string) =>
    `Bet on ${colour}, ${ordinal(rank)}, ${owner === undefined ? 'nobody’s' : `of ${owner}`}; if the race ended now ${money}`,
  /** Before what a bet would bring if the race ended now. */
  ifNow: 'now',
  sealedBet: (colour: Colour) => `You bet on ${colour}.`,

  isHome: 'home',
  behind: (columns: number) => (columns === 0 ? 'level' : `−${columns}`),

  played: 'Discards',
  playedTitle: 'Discards, latest first',
  nothingPlayed: 'No card has been played yet.',
  thrownAway: 'put away unplayed',
}
