import type { BoardTarget } from '@paddock/board'
import { type Action, type Event, landing, type View } from '@paddock/games/heat'
import type { Deciding } from '../game-table.ts'
import { costs } from './costs.ts'
import { carId } from './livery.ts'
import { spotAt, wayTo } from './spots.ts'
import { text } from './text/index.ts'

/** The choices that have one certain end: the space of adrenaline, and the end of the slipstream. */
export function targets({ view, seat, choices, language }: Deciding<View, Action, Event>): BoardTarget[] {
  return choices.flatMap((choice, index) => {
    const spaces = spacesOf(choice)
    if (spaces === 0) return []
    const { progress, spot } = landing(view, seat, spaces)
    // A car that is hemmed in gains speed but no ground: there is nowhere to point at.
    if (progress === view.progress[seat]) return []
    const speed = view.speed + (choice.type === 'adrenaline' ? spaces : 0)
    const bill = costs(view, seat, { to: progress, speed })
    return {
      id: String(index),
      spot: spotAt(view, progress, spot),
      path: wayTo(view, seat, progress, spot),
      car: carId(seat),
      label: text[language].target(choice.type === 'slipstream' ? 'slipstream' : 'adrenaline', {
        spaces: progress - (view.progress[seat] ?? 0),
        speed,
        heat: bill.heat,
        spinsOutAt: bill.spinsOutAt?.corner.letter,
      }),
      badge: `+${progress - (view.progress[seat] ?? 0)}`,
    }
  })
}

function spacesOf(choice: Action): number {
  if (choice.type === 'slipstream') return choice.spaces
  return choice.type === 'adrenaline' ? 1 : 0
}
