import type { BoardTarget } from '@paddock/board'
import type { Deciding } from '@paddock/page-kit/game-page.ts'
import { foreseenDrive } from '../prospects/foreseen-drive.ts'
import { faces } from '../rules/cards.ts'
import type { Action, Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { carId } from './livery.ts'
import { pathTo } from './path.ts'
import { spotAt } from './spots.ts'
import { text } from './text/index.ts'

/** Where every choice leads. */
export function targets({ view, prospect, choices, language }: Deciding<View, Action, Event>): BoardTarget[] {
  return choices.flatMap((choice, index) => {
    const drive = foreseenDrive(view, prospect(index))
    if (!drive) return []
    const { car, to, slot, distance, fellBack } = drive
    return {
      id: String(index),
      spot: spotAt(view, to, slot),
      path: pathTo(view, car, to, slot, fellBack),
      car: carId(car),
      label: text[language].drive(drive),
      badge: `${signOf(choice)}${fellBack > 0 ? `+${distance - fellBack} (−${fellBack})` : `+${distance}`}`,
    }
  })
}

/** The red number in its ring, as on the card: several cards may lead to one place. */
function signOf({ card }: Action): string {
  const red = faces.find(({ kind }) => kind === card)?.red ?? 0
  return red > 0 ? `${String.fromCodePoint('①'.charCodeAt(0) + red - 1)} ` : ''
}
