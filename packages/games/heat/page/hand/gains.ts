/** The sponsor cards that a turn would bring: from the press at a corner, or for a record speed. */

import { limitOf } from '../../modules/conditions/sectors.ts'
import { eventCard, pressCorners } from '../../modules/season/event-cards.ts'
import type { Outcome } from '../../prospects/forecast.ts'
import type { View } from '../../rules/view.ts'

export interface Gain {
  /** The letter of the corner; undefined for the record. */
  readonly corner: string | undefined
  /** Whether every case brings it. */
  readonly isSure: boolean
}

/** HT-PRESS-03 to HT-PRESS-09, HT-EVT-14. Corners behind `slipstreamFrom` are crossed in a slipstream. */
export function gainsOf(view: View, outcomes: readonly Outcome[], slipstreamFrom = Number.POSITIVE_INFINITY): Gain[] {
  if (view.event === 'none') return []
  const press = pressCorners(view.event, view.circuit)
  const { recordSpeed = Number.POSITIVE_INFINITY } = eventCard(view.event)
  const found = new Map<string | undefined, number>()
  const note = (corner: string | undefined) => found.set(corner, (found.get(corner) ?? 0) + 1)
  for (const { speed, corners, spinsOutAt } of outcomes) {
    if (spinsOutAt) continue
    for (const { corner, line } of corners) {
      const isSeen = line > slipstreamFrom || speed >= limitOf(view, corner) + 2
      if (isSeen && press.includes(corner.letter)) note(corner.letter)
    }
    if (speed >= recordSpeed) note(undefined)
  }
  return Array.from(found, ([corner, count]) => ({ corner, isSure: count >= outcomes.length }))
}
