import type { BoardTarget } from '@paddock/board'
import type { Deciding } from '@paddock/page-kit/game-page.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import { landing } from '../rules/movement/movement.ts'
import type { View } from '../rules/view.ts'
import { costs } from './costs.ts'
import { gainedBy } from './gained.ts'
import { carId } from './livery.ts'
import { spotAt, wayTo } from './spots.ts'
import { text } from './text/index.ts'
import type { CertainMove } from './text/words.ts'

/** The choices that have one certain end, such as a slipstream. Where two come to the same, the first one is lit. */
export function targets({ view, seat, choices, language }: Deciding<View, Action, Event>): BoardTarget[] {
  const lit = new Set<string>()
  return choices.flatMap((choice, index) => {
    const by = moveOf(choice)
    const gained = gainedBy(view, seat, choice)
    if (!by || !gained) return []
    const { progress, spot } = landing(view, seat, gained.spaces)
    // A car that is hemmed in gains speed but no ground: there is nowhere to point at.
    if (progress === view.progress[seat]) return []
    const place = `${progress} ${gained.speed}`
    if (lit.has(place)) return []
    lit.add(place)
    const speed = view.speed + gained.speed
    const bill = costs(view, seat, { to: progress, speed })
    return {
      id: String(index),
      spot: spotAt(view, progress, spot),
      path: wayTo(view, seat, progress, spot),
      car: carId(seat),
      label: text[language].target(by, {
        spaces: progress - (view.progress[seat] ?? 0),
        speed,
        heat: bill.heat,
        spinsOutAt: bill.spinsOutAt?.corner.letter,
      }),
      badge: by === 'values' ? String(speed) : `+${progress - (view.progress[seat] ?? 0)}`,
    }
  })
}

function moveOf({ type }: Action): CertainMove | undefined {
  return type === 'slipstream' ||
    type === 'adrenaline' ||
    type === 'accelerate' ||
    type === 'direct' ||
    type === 'values'
    ? type
    : undefined
}
