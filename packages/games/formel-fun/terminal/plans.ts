import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { type Drive, driveOf } from '../prospects/drive.ts'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** Where every choice leads. */
export function drives({ view, choices = [], prospect }: Picture<Event, View>): (Drive | undefined)[] {
  return choices.map((_, choice) => prospect && driveOf(view, prospect(choice)))
}

/** Where the choice leads that is looked at. */
export function chosenDrive({ view, chosen, prospect }: Picture<Event, View>): Drive | undefined {
  return prospect && chosen !== undefined ? driveOf(view, prospect(chosen)) : undefined
}
