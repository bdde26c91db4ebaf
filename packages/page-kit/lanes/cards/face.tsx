import './face.css'
import { type Body, type CarColour, type CarLook, PatternMark, paint } from '@paddock/board'
import { LateRowArt, LateScene } from '../../drawings/late-drawings.ts'

/** How far a row has come: it is being carried out, it is over, or it will move nothing. */
export type RowState = 'now' | 'done' | 'lost'

/** A row as it is drawn; a wild has no look. */
export interface RowShown {
  readonly look: CarLook | undefined
  readonly spaces: number
  readonly state?: RowState | undefined
  /** It moves a car of whoever looks. */
  readonly isOwn?: boolean
}

interface RowsProps {
  readonly rows: readonly RowShown[]
  /** What drives in this game. */
  readonly body: Body
  /** The colours that a wild may take. */
  readonly colours: readonly CarColour[]
  /** What a wild is printed in. */
  readonly wildPaint?: { readonly body: string; readonly ink: string }
  readonly count?: number
}

/** A card with rows: a bar in the colour of each car, with its pattern and how far it drives. */
export function Rows({ rows, body: car, colours, wildPaint = paint.white, count = 1 }: RowsProps) {
  return (
    <span class="lanes-face" data-rows={rows.length}>
      {rows.map(({ look, spaces, state, isOwn = false }) => {
        const { body, ink } = look ? paint[look.colour] : wildPaint
        return (
          <span
            key={`${look?.colour} ${spaces}`}
            class="lanes-bar"
            data-state={state}
            data-own={isOwn}
            data-wild={look === undefined}
            style={{ background: body, color: ink }}
          >
            {rows.length > 1 ? (
              <LateRowArt body={car} spaces={spaces} />
            ) : (
              <LateScene body={car} speed={spaces} place={spaces} />
            )}
            {look ? <CarMark look={look} /> : <Wheel colours={colours} />}
            <span class="lanes-spaces">{spaces}</span>
          </span>
        )
      })}
      {count > 1 && <Count count={count} />}
    </span>
  )
}

/** The pattern of a car, without its number: on a card that would read as a number of spaces. */
export function CarMark({ look: { colour } }: { readonly look: CarLook }) {
  return (
    <svg viewBox="-1.1 -1.1 2.2 2.2" class="lanes-mark" aria-hidden="true">
      <PatternMark colour={colour} />
    </svg>
  )
}

/** How many cards look like this one. */
function Count({ count }: { readonly count: number }) {
  return <span class="lanes-count">×{count}</span>
}

/** Any car: a slice of every colour. */
function Wheel({ colours }: Pick<RowsProps, 'colours'>) {
  return (
    <svg viewBox="-1.1 -1.1 2.2 2.2" class="lanes-mark" aria-hidden="true">
      {colours.map((colour, index) => {
        const [from, to] = [point(index, colours.length), point(index + 1, colours.length)]
        return <path key={colour} d={`M0 0L${from}A1 1 0 0 1 ${to}Z`} fill={paint[colour].body} />
      })}
    </svg>
  )
}

function point(slice: number, slices: number): string {
  const angle = (slice / slices) * 2 * Math.PI
  return `${Math.cos(angle).toFixed(3)} ${Math.sin(angle).toFixed(3)}`
}
