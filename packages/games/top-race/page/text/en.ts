import { carsHome, driven } from '@paddock/page-kit/lanes/text/en.ts'
import { capital } from '@paddock/racing'
import { ordinal, spaces } from '@paddock/racing/words/english'
import type { Colour } from '../../rules/cards.ts'
import type { TopRaceDrive } from '../drive.ts'
import { colourOf } from '../livery.ts'
import type { CarInRace, Headline } from './words.ts'

function progress({ isAuction, leader, isStart, home, isOver }: Headline): string {
  if (isAuction) return 'auction'
  if (leader === undefined) return ''
  if (isOver) return `${leader} has won`
  if (home > 0) return `${leader} has won, ${carsHome(home)}`
  return isStart ? 'start' : `${leader} leads`
}

function movement(drive: TopRaceDrive): string {
  const { catchesUp } = drive
  if (!catchesUp) return driven(drive, colourOf)
  const { target, isLevel } = catchesUp
  const far = drive.isStuck ? 'cannot get any nearer' : `catches up ${spaces(drive.steps)}`
  return isLevel ? `${far}, level with ${colourOf(target)}` : `${far}, blocked behind ${colourOf(target)}`
}

const rows = ['front row', 'second row']
const lanes = ['inside', 'middle', 'outside']

export const en = {
  headline(at: Headline): string {
    const { race, races, isForChildren } = at
    const title = isForChildren ? 'Children’s race' : races === 1 ? 'Race' : `Race ${race} of ${races}`
    const now = progress(at)
    return now === '' ? title : `${title} · ${now}`
  },
  /** "Red car", at the start of a sentence. */
  car: (colour: Colour) => `${capital(colour)} car`,
  colour: (colour: Colour): string => colour,
  carOnTrack({ colour, owner, place: rank, space, waitsFor, isDriven }: CarInRace): string {
    const where = space === undefined ? 'home' : waitsFor ? `broken down beside space ${space}` : `on space ${space}`
    const waiting = waitsFor ? `, until ${waitsFor} has passed` : ''
    return `${capital(colour)}, ${owner ?? 'nobody’s'}, ${where}, ${ordinal(rank)}${waiting}${isDriven ? ', its turn now' : ''}`
  },
  drive: (drive: TopRaceDrive) => `${capital(colourOf(drive.car))}: ${movement(drive)}`,
  /** On a small sign beside a car that broke down: two lines, the second after the partner's own sign. */
  waitsSign: (partner: Colour): readonly [string, string] => ['waits for', partner],
  /** The same in a sentence that begins with the car. */
  waitsFor: (partner: Colour) => `waits for ${partner}`,
  /** The pole is the first place. */
  startsOn: (colour: Colour, rank: number) =>
    `${capital(colour)} starts ${ordinal(rank)}: ${rows[Math.floor((rank - 1) / 3)]}, ${lanes[(rank - 1) % 3]}`,
  tokenAt: (colour: Colour, distance: number) =>
    `Token of ${colour}: ${spaces(Math.abs(distance))} ${distance < 0 ? 'before' : 'beyond'} the finish`,
}
