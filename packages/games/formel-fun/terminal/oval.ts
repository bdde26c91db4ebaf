/**
 * The oval on a canvas of 80 × 13. The first ten spaces after the line are the straight below, from
 * left to right; then five up the right side, ten back along the top and five down the left side,
 * where the grid stands. A space's slots lie from the infield outwards.
 */
import type { CanvasPoint } from '@paddock/terminal-kit/drawing/point.ts'
import { lap, slotsAbreast } from '../rules/track.ts'

export const width = 80
export const height = 13

const straight = 10
const side = 5
const cell = 5
/** The columns between the two sides belong to the straights and the infield. */
export const infield = { x: 16, y: 5, width: straight * cell } as const
/** What is said there keeps a column free on both sides. */
export const infieldRoom = infield.width - 2

/** A slot is three columns: a mark and a car. */
export const slotWidth = 3

const topNumbers = slotsAbreast
const bottomNumbers = height - 1 - slotsAbreast
const leftSlots = infield.x - 3
const leftNumbers = infield.x - 2
const rightNumbers = infield.x + infield.width
const rightSlots = rightNumbers + 2

type Stretch = 'bottom' | 'right' | 'top' | 'left'

/** Which stretch a space belongs to, and which it is along that stretch. */
function stretchOf(position: number): { readonly stretch: Stretch; readonly along: number } {
  const space = (((position - 1) % lap) + lap) % lap
  if (space < straight) return { stretch: 'bottom', along: space }
  if (space < straight + side) return { stretch: 'right', along: space - straight }
  if (space < 2 * straight + side) return { stretch: 'top', along: space - straight - side }
  return { stretch: 'left', along: space - 2 * straight - side }
}

/** Where a slot's three columns begin. */
export function slotSpot(position: number, slot: number): CanvasPoint {
  const { stretch, along } = stretchOf(position)
  switch (stretch) {
    case 'bottom':
      return { x: infield.x + along * cell + 1, y: bottomNumbers + slot }
    case 'right':
      return { x: rightSlots + (slot - 1) * slotWidth, y: bottomNumbers - along }
    case 'top':
      return { x: infield.x + (straight - 1 - along) * cell + 1, y: topNumbers - slot }
    case 'left':
      return { x: leftSlots - slot * slotWidth, y: topNumbers + along }
  }
}

/** Where a space's number begins; it has two columns. */
export function numberSpot(position: number): CanvasPoint {
  const { stretch, along } = stretchOf(position)
  switch (stretch) {
    case 'bottom':
      return { x: infield.x + along * cell + 2, y: bottomNumbers }
    case 'right':
      return { x: rightNumbers, y: bottomNumbers - along }
    case 'top':
      return { x: infield.x + (straight - 1 - along) * cell + 2, y: topNumbers }
    case 'left':
      return { x: leftNumbers, y: topNumbers + along }
  }
}

/** How far the bends leave the corners open, from the outermost row inwards. */
const bend = [10, 5, 2, 1] as const

/** The columns of a row that are asphalt, in stretches from … to (excluded). */
export function asphalt(y: number): readonly (readonly [number, number])[] {
  const open = bend[y] ?? bend[height - 1 - y]
  if (open === undefined) {
    return [
      [0, leftSlots],
      [rightSlots, width],
    ]
  }
  return [[open, width - open]]
}

/** The line is crossed between the left side and the straight below. */
export const startLine = { x: 1, y: bottomNumbers + 1, width: leftSlots - 1 } as const

/** Which way the cars go round, shown in the bends. */
export const arrows: readonly (CanvasPoint & { readonly sign: string })[] = [
  { x: 12, y: height - 2, sign: '→' },
  { x: width - 10, y: height - 3, sign: '↑' },
  { x: width - 12, y: 1, sign: '←' },
  { x: 9, y: 2, sign: '↓' },
]
