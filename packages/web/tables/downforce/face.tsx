import './face.css'
import { PatternMark, paint } from '@paddock/board'
import { type Card, colours, faceOf, type Row } from '@paddock/games/downforce'
import type { Language } from '@paddock/kernel'
import { carLook } from './livery.ts'
import { text } from './text/index.ts'

interface FaceProps {
  readonly card: Card
  /** The row that is being carried out, from the top; those that are done step back. */
  readonly now?: number | undefined
  readonly isDone?: ((row: number) => boolean) | undefined
  readonly count?: number
}

/** A speed card: a bar in the colour of each car, with its pattern and how far it drives. */
export function Face({ card, now, isDone, count = 1 }: FaceProps) {
  const { rows } = faceOf(card)
  return (
    <span class="df-face" data-rows={rows.length}>
      {rows.map((row, index) => (
        <Bar key={`${row.car} ${row.spaces}`} row={row} state={stateOf(index, now, isDone)} />
      ))}
      {count > 1 && <span class="df-count">×{count}</span>}
    </span>
  )
}

function stateOf(index: number, now: number | undefined, isDone: FaceProps['isDone']): string | undefined {
  if (index === now) return 'now'
  return isDone?.(index) ? 'done' : undefined
}

function Bar({ row: { car, spaces }, state }: { readonly row: Row; readonly state: string | undefined }) {
  const look = car < 0 ? undefined : carLook(car)
  const { body, ink } = paint[look?.colour ?? 'white']
  return (
    <span class="df-bar" data-state={state} data-wild={look === undefined} style={{ background: body, color: ink }}>
      <svg viewBox="-1.1 -1.1 2.2 2.2" class="df-mark" aria-hidden="true">
        {look ? <PatternMark pattern={look.pattern} ink={ink} /> : <Wheel />}
      </svg>
      <span class="df-spaces">{spaces}</span>
    </span>
  )
}

/** Any car: a slice of every colour. */
function Wheel() {
  return (
    <>
      {colours.map((colour, index) => {
        const [from, to] = [point(index), point(index + 1)]
        return <path key={colour} d={`M0 0L${from}A1 1 0 0 1 ${to}Z`} fill={paint[colour].body} />
      })}
    </>
  )
}

function point(slice: number): string {
  const angle = (slice / colours.length) * 2 * Math.PI
  return `${Math.cos(angle).toFixed(3)} ${Math.sin(angle).toFixed(3)}`
}

/** The card in words. */
export function faceLabel(card: Card, language: Language): string {
  return text[language].rows(faceOf(card).rows.map(({ car, spaces }) => ({ colour: colours[car], spaces })))
}
