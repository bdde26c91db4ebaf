import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { type ForeseenDrive, foreseenDrive } from '../prospects/foreseen-drive.ts'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** Where every choice leads. */
export function drives({ view, choices = [], prospect }: Picture<Event, View>): (ForeseenDrive | undefined)[] {
  return choices.map((_, choice) => prospect && foreseenDrive(view, prospect(choice)))
}

/** Where the choice leads that is looked at. */
export function chosenDrive({ view, chosen, prospect }: Picture<Event, View>): ForeseenDrive | undefined {
  return prospect && chosen !== undefined ? foreseenDrive(view, prospect(chosen)) : undefined
}
