import { LaneSteering as Ends, type Steered } from '@paddock/page-kit/lanes/cars/steering.tsx'
import type { Action } from '../../rules/state.ts'
import { spaceName, trackCalled } from '../../rules/track.ts'
import { firstDrive, leadsOn } from '../board/drive.ts'
import type { AskedProps, DownforceDeciding } from '../props.ts'
import { text } from '../text/index.ts'
import type { TableWords } from '../text/words.ts'
import { raceText } from './text/index.ts'
import type { RaceWords } from './text/words.ts'

/** Where the car may end, as on the board; and what else there is to do with the row. */
export function Steering({ deciding, language, considered, consider, choose }: AskedProps) {
  const words = { ...text[language], ...raceText[language] }
  const steered = deciding.choices.map((action, choice) => steeredBy(action, choice, deciding, words))
  const pointed = { considered, consider, choose }
  return <Ends track={trackCalled(deciding.view.circuit)} label={words.chooseEnd} steered={steered} {...pointed} />
}

function steeredBy(
  action: Action,
  choice: number,
  { view, prospect }: DownforceDeciding,
  words: TableWords & RaceWords,
): Steered {
  const drive = leadsOn(action) ? firstDrive(prospect(choice)) : undefined
  if (!drive) return { choice, label: otherwise(action, words) }
  const space = drive.path.at(-1) ?? view.space[drive.car] ?? -1
  const where = words.end(drive, spaceName(view.circuit, space))
  const more = drive.bonus === 'aggressive' ? { more: '+1' } : {}
  return { choice, label: words.driveTo(drive, spaceName(view.circuit, space)), end: { drive, space, where, ...more } }
}

function otherwise({ type }: Action, words: TableWords & RaceWords): string {
  if (type === 'skip') return words.skipRow
  return type === 'go' ? words.letDrive : words.leaveBonus
}
