import type { Language } from '@paddock/kernel'
import { Canvas } from '@paddock/terminal-kit/drawing/canvas.ts'
import type { Line, Style } from '@paddock/terminal-kit/drawing/line.ts'
import type { CanvasPoint } from '@paddock/terminal-kit/drawing/point.ts'
import { signal } from '@paddock/terminal-kit/drawing/signal.ts'
import type { Picture } from '@paddock/terminal-kit/game-terminal.ts'
import { lit, road } from '@paddock/terminal-kit/paints.ts'
import { carOnTurn, loser, onTrack, positionOf, slotOf } from '../prospects/standing.ts'
import { type Car, ownerOf } from '../rules/cars.ts'
import type { Event } from '../rules/state.ts'
import { lap, slotsAbreast, spaceNumber } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { infieldLines } from './infield.ts'
import { carSign, paintOf } from './livery.ts'
import {
  arrows,
  asphalt,
  height,
  infield,
  infieldRoom,
  numberSpot,
  slotSpot,
  slotWidth,
  startLine,
  width,
} from './oval.ts'
import { chosenDrive, drives } from './plans.ts'
import { text } from './text/index.ts'

const paint: Style = { bg: 236, fg: 250 }
/** "In danger", bright enough for asphalt. */
const warned: Style = { fg: 203, bold: true }

/** The marks before a car: on turn, last, out, and where the chosen card would take it. */
const marks = { turn: '▸', last: '!', out: '×', ghost: '?' } as const

/** The oval, the cars on it, and inside it what there is to know. */
export function draw(picture: Picture<Event, View>): Line[] {
  const canvas = new Canvas(width, height)
  drawTrack(canvas, picture.language)
  drawNumbers(canvas, picture)
  drawPlans(canvas, picture)
  drawCars(canvas, picture)
  drawGhost(canvas, picture)
  for (const [row, told] of infieldLines(picture).entries()) {
    canvas.putLine(infield.x + 1, infield.y + row, told, infieldRoom)
  }
  return canvas.lines()
}

function drawTrack(canvas: Canvas, language: Language): void {
  for (let y = 0; y < height; y++) {
    for (const [from, to] of asphalt(y)) canvas.put(from, y, ' '.repeat(to - from), road)
  }
  canvas.put(startLine.x, startLine.y, '▀▄'.repeat(startLine.width / 2), paint)
  canvas.put(startLine.x + 3, startLine.y + 1, text[language].theLine, road)
  for (const { x, y, sign } of arrows) canvas.put(x, y, sign, paint)
  for (let position = 1; position <= lap; position++) {
    for (let slot = 1; slot <= slotsAbreast; slot++) {
      const { x, y } = slotSpot(position, slot)
      canvas.put(x + 1, y, '·', road)
    }
  }
}

/** The number a car stands on decides what its red cards do, so it stands out; so does the one it would end on. */
function drawNumbers(canvas: Canvas, picture: Picture<Event, View>): void {
  for (let position = 1; position <= lap; position++) drawNumber(canvas, position, {})
  const drive = chosenDrive(picture)
  if (!drive) return
  drawNumber(canvas, positionOf(picture.view, drive.car), { bold: true, inverse: true })
  drawNumber(canvas, drive.to, { ...signal, inverse: true })
}

function drawNumber(canvas: Canvas, position: number, style: Style): void {
  const { x, y } = numberSpot(position)
  const number = String(spaceNumber(position))
  canvas.put(x, y, x < infield.x ? number.padStart(2) : number, style)
}

/** Every choice's own number where it would take the car, so that all can be compared at a glance. */
function drawPlans(canvas: Canvas, picture: Picture<Event, View>): void {
  const plans = new Map<string, { spot: CanvasPoint; numbers: number[] }>()
  for (const [index, drive] of drives(picture).entries()) {
    if (!drive) continue
    const spot = slotSpot(drive.to, drive.slot)
    const place = `${spot.x} ${spot.y}`
    plans.set(place, { spot, numbers: [...(plans.get(place)?.numbers ?? []), index + 1] })
  }
  for (const { spot, numbers } of plans.values()) {
    canvas.put(spot.x, spot.y, planned(numbers).padStart(2).padEnd(slotWidth), lit)
  }
}

/** In a slot's width: 6, 67, 1-4 for a run; what does not fit is at least hinted at. */
export function planned(numbers: readonly number[]): string {
  const [first = 0] = numbers
  const isRun = numbers.length > 2 && numbers.every((number, index) => number === first + index)
  const signs = isRun ? `${first}-${numbers.at(-1)}` : numbers.join('')
  return signs.length <= slotWidth ? signs : `${signs.slice(0, slotWidth - 1)}…`
}

function drawCars(canvas: Canvas, { view, language }: Picture<Event, View>): void {
  const onTurn = carOnTurn(view)
  const cars = onTrack(view)
  const crowded = crowdedSpaces(view)
  for (const car of cars) {
    if (crowded.has(positionOf(view, car)) || car === onTurn) continue
    const mark = car === loser(view) ? marks.out : car === cars.at(-1) ? marks.last : ' '
    drawCar(canvas, view, car, language, mark, warned)
  }
  for (const position of crowded) drawCrowd(canvas, view, position, language)
  if (onTurn !== undefined && !crowded.has(positionOf(view, onTurn))) {
    drawCar(canvas, view, onTurn, language, marks.turn, lit)
  }
}

function drawCar(canvas: Canvas, view: View, car: Car, language: Language, mark: string, look: Style): void {
  const { x, y } = slotSpot(positionOf(view, car), slotOf(view, car))
  if (mark !== ' ') canvas.put(x, y, mark, look)
  canvas.put(x + 1, y, carSign(car, language), paintOf(ownerOf(car)))
}

/** Where the chosen card would take the car. */
function drawGhost(canvas: Canvas, picture: Picture<Event, View>): void {
  const drive = chosenDrive(picture)
  if (!drive) return
  const { x, y } = slotSpot(drive.to, drive.slot)
  canvas.put(x, y, `${marks.ghost}${carSign(drive.car, picture.language)}`, { ...lit, underline: true })
}

/** The first grid's spaces hold more than four cars; they all lie on the left side. */
function crowdedSpaces(view: View): Set<number> {
  const positions = view.order.filter((car) => slotOf(view, car) > slotsAbreast).map((car) => positionOf(view, car))
  return new Set(positions)
}

/** All cars of a crowded space close together, innermost on the right. */
function drawCrowd(canvas: Canvas, view: View, position: number, language: Language): void {
  const cars = view.order.filter((car) => positionOf(view, car) === position)
  const onTurn = carOnTurn(view)
  let { x, y } = slotSpot(position, 1)
  x += slotWidth
  canvas.put(0, y, ' '.repeat(x), road)
  for (const car of cars.toSorted((a, b) => slotOf(view, a) - slotOf(view, b))) {
    x -= 2
    canvas.put(x, y, carSign(car, language), paintOf(ownerOf(car)))
    if (car === onTurn) canvas.put(--x, y, marks.turn, lit)
  }
}
