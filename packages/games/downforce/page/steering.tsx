import type { Deciding, HandProps } from '@paddock/page-kit/game-page.ts'
import { Steering as Ends, type Steered } from '@paddock/page-kit/lanes/steering.tsx'
import type { Event } from '../rules/event.ts'
import { type Action, trackOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { firstDrive } from './drive.ts'
import { text } from './text/index.ts'
import type { TableWords } from './text/words.ts'

type Props = HandProps<View, Action, Event> & { readonly deciding: Deciding<View, Action, Event> }

/** Where the car may end, as on the board; and what else there is to do with the row. */
export function Steering({ deciding, language, considered, consider, choose }: Props) {
  const words = text[language]
  const steered = deciding.choices.map((action, choice) => steeredBy(action, choice, deciding, words))
  const pointed = { considered, consider, choose }
  return <Ends track={trackOf(deciding.view)} label={words.chooseEnd} steered={steered} {...pointed} />
}

function steeredBy(
  action: Action,
  choice: number,
  { view, foreseen }: Deciding<View, Action, Event>,
  words: TableWords,
): Steered {
  const drive = leadsOn(action) ? firstDrive(view, foreseen[choice]) : undefined
  if (!drive) return { choice, label: otherwise(action, words) }
  const space = drive.path.at(-1) ?? view.space[drive.car] ?? -1
  const where = words.end(drive, trackOf(view).circuit.spaces[space]?.id)
  const more = drive.bonus === 'aggressive' ? { more: '+1' } : {}
  return { choice, label: words.drive(drive), end: { drive, space, where, ...more } }
}

function leadsOn(action: Action): boolean {
  return action.type === 'move' || (action.type === 'bonus' && action.to !== null)
}

function otherwise({ type }: Action, words: TableWords): string {
  if (type === 'skip') return words.skipRow
  return type === 'go' ? words.letDrive : words.leaveBonus
}
