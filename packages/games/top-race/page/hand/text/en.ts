import { capital, listed } from '@paddock/racing'
import { ordinal, spaces } from '@paddock/racing/words/english'
import type { PairEffect } from '../../../prospects/pair-effect.ts'
import type { RowEffect } from '../../../prospects/row-effect.ts'
import { colourOf } from '../../livery.ts'
import type { HandWords } from './words.ts'

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

export const en: HandWords = {
  place: ordinal,
  nobody: "nobody's",

  yourCards: 'Your cards',
  copies: (count) => `${count} of them`,
  rows: (rows) => rows.map(({ colour, spaces: far }) => `${colour ?? 'wild'} ${far}`).join(', '),
  pairCard: (one, other) => `Pair ${one} and ${other}: accelerate or break down`,
  forOwn: (far) => `${far} for your cars`,
  sum: (sum) => `total ${sum}`,
  sortedOwn: 'My cars first',
  lastCard: 'the last card',
  rowOf: (row, rows) => `row ${row} of ${rows}`,
  order: 'Order of the cars',
  noCards: 'You have no cards left. Watch how the others bring your cars on.',
  allHome: 'All your cars are home. You are done with this race.',
  watching: 'How the cars stand',

  accelerate: 'Acceleration',
  breakDown: 'Breakdown',
  acceleration,
  breakdown,
  pairShort: 'Pair card:',
  accelerationShort: ({ steps }) => (steps === 0 ? 'no move' : `+${steps}`),
  breakdownShort: ({ leaves }) => (leaves === undefined ? 'no effect' : 'stops'),
  owned: (colour, owner) => `${capital(colour)}: ${owner ?? 'nobody'}`,
  you: 'you',
  pairOver: (home) => `Cannot be played any more: ${are(home)} home.`,
  nothingPlayable: (home) =>
    `None of your cards can be played any more: ${are(home)} home. Put one away; nothing moves.`,

  chooseRow: 'Rows of the card',
  chooseCar: 'Cars',
  chooseEnd: 'Where the car ends',
  rowEffect,
  rowEffectShort: (of) => {
    if (of.kind === 'lost') return of.why === 'finished' ? 'lost: home' : 'lost: broken down'
    return of.isHome ? 'finish' : of.steps === 0 ? 'blocked' : `${of.steps} of ${of.spaces}`
  },
  rowLabel: (colour, far, of) => `${capital(colour ?? 'wild')} ${far}${of ? `, ${rowEffect(of)}` : ', any car'}`,
  anyCar: 'any car not on the card',
  end: ({ isHome }, space) => (isHome ? 'Finish' : (space ?? '')),
  howFar: 'How far',
  howFarSteps: (steps, far) => `${steps} of ${far}`,
  fewer: 'One space less',
  more: 'One space more',

  tie: 'Equal totals, in this order:',
  sealedCard: (sum) => `Your card lies face down: total ${sum}.`,
  shownOrder: 'In this order',
  shownCard: (name, sum) => `${name}, total ${sum}`,

  turnOver: 'Turn over!',
  pileLeft: (count) => (count === 1 ? '1 card in the pile' : `${count} cards in the pile`),
  reshuffled: 'The pile is empty: the discards are shuffled first.',

  betsShort: 'Bets',
  bet: (line) => `Bet ${line}`,
  betsSecret: 'Nobody else sees them before the end of the race.',
  noBetYet: 'not made yet',
  sheetTitle: 'Secret bets: what each brings or costs by the place of its car',
  inThousands: '$k',
  betOn: (colour, rank, owner, money) =>
    `Bet on ${colour}, ${ordinal(rank)}, ${owner === undefined ? "nobody's" : `of ${owner}`}; if the race ended now ${money}`,
  ifNow: 'now',
  sealedBet: (colour) => `You bet on ${colour}.`,

  isHome: 'home',
  behind: (columns) => (columns === 0 ? 'level' : `−${columns}`),

  played: 'Discards',
  playedTitle: 'Discards, latest first',
  nothingPlayed: 'No card has been played yet.',
  thrownAway: 'put away unplayed',
}
