import { carsHome, driven } from '@paddock/page-kit/lanes/text/en.ts'
import { capital } from '@paddock/racing'
import { ordinal, spaces } from '@paddock/racing/words/english'
import type { TopRaceDrive } from '../drive.ts'
import { colourOf } from '../livery.ts'
import type { Headline, TableWords } from './words.ts'

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

export const en: TableWords = {
  headline(at) {
    const { race, races, isForChildren } = at
    const title = isForChildren ? "Children's race" : races === 1 ? 'Race' : `Race ${race} of ${races}`
    const now = progress(at)
    return now === '' ? title : `${title} · ${now}`
  },
  car: (colour) => `${capital(colour)} car`,
  colour: (colour) => colour,
  carOnTrack({ colour, owner, place: rank, space, waitsFor, isDriven }) {
    const where = space === undefined ? 'home' : waitsFor ? `broken down beside space ${space}` : `on space ${space}`
    const waiting = waitsFor ? `, until ${waitsFor} has passed` : ''
    return `${capital(colour)}, ${owner ?? "nobody's"}, ${where}, ${ordinal(rank)}${waiting}${isDriven ? ', its turn now' : ''}`
  },
  drive: (drive) => `${capital(colourOf(drive.car))}: ${movement(drive)}`,
  waitsSign: (partner) => ['waits for', partner],
  waitsFor: (partner) => `waits for ${partner}`,
  startsOn: (colour, rank) =>
    `${capital(colour)} starts ${ordinal(rank)}: ${rows[Math.floor((rank - 1) / 3)]}, ${lanes[(rank - 1) % 3]}`,
  tokenAt: (colour, distance) =>
    `Token of ${colour}: ${spaces(Math.abs(distance))} ${distance < 0 ? 'before' : 'beyond'} the finish`,
}
