import { abreast } from '../abreast.ts'
import type { Piece, Space } from '../circuit.ts'
import type { CircuitPlan } from '../plan.ts'
import type { Side } from '../point.ts'
import { placeAt } from '../point-at.ts'
import { ahead } from './ahead.ts'
import { type Cut, cuts } from './cuts.ts'
import { pointOn, polygon } from './outline.ts'
import { bandOf, type Column } from './profile.ts'
import { bandWidth, isRectangle, lengthAt, spaceKindOf } from './shape.ts'

/** Cuts the track into spaces and gives each its shape and the spaces ahead of it. */
export function spaces(plan: CircuitPlan, columns: readonly Column[], pieces: readonly Piece[]): Space[] {
  const all = cuts(plan, columns)
  const next = ahead(all, columns.length)
  return all.map((cut, index) => space(plan, pieces, cut, index, next[index] ?? []))
}

/** The name of a space whose front is at this column; the letter tells the lane, from the inside. */
export function spaceId(plan: CircuitPlan, front: number, lane: number): string {
  return plan.slots ? `${front}` : `${front}${'abcdefgh'[lane] ?? lane}`
}

function space(plan: CircuitPlan, pieces: readonly Piece[], cut: Cut, index: number, ahead: readonly number[]): Space {
  const id = spaceId(plan, cut.last, cut.lane)
  const outline = polygon(pieces, cut)
  const front = bandOf(cut.columns.at(-1)?.front ?? [], cut.lane)
  const along = (cut.first - 1 + cut.last) / 2
  const middle = bandAt(cut, along)
  const centre = placeAt(pieces, along, (middle.left + middle.right) / 2)
  const piece = pieces.find((candidate) => along < candidate.to)
  const firstSlot = sideOfFirstSlot(plan, cut.first)
  return {
    id,
    label: plan.paintedUpTo ? `${((cut.last - plan.firstColumn) % plan.paintedUpTo) + 1}` : id,
    index,
    lane: cut.lane,
    lanes: cut.columns[0]?.section.lanes ?? 1,
    columns: [cut.first, cut.last],
    front: cut.last,
    kind: spaceKindOf(cut),
    rectangle: isRectangle(outline),
    ahead,
    polygon: outline,
    frontEdge: [pointOn(pieces, cut.last, front.left), pointOn(pieces, cut.last, front.right)],
    centre,
    width: bandWidth(middle),
    length: piece ? lengthAt(piece, cut.last - cut.first + 1, centre.offset) : 0,
    slots: abreast({ centreline: pieces }, { centre, width: bandWidth(middle), firstSlot }, plan.slots?.abreast ?? 1),
    firstSlot,
  }
}

function bandAt(cut: Cut, along: number) {
  const column = cut.columns.find((candidate) => along <= candidate.number) ?? cut.columns[0]
  if (!column) throw new Error('A space must cover at least one column.')
  return bandOf(column.bandsAt(along - (column.number - 1)), cut.lane)
}

function sideOfFirstSlot(plan: CircuitPlan, column: number): Side {
  const inside = plan.direction === 'clockwise' ? 'right' : 'left'
  return plan.slots?.first.findLast((entry) => entry.from <= column)?.side ?? inside
}
