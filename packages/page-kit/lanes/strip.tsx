import './strip.css'
import { type CarLook, Sign } from '@paddock/board'

/** A car in the order of the race. */
export interface CarInOrder {
  readonly look: CarLook
  readonly label: string
  /** It is being driven, it is the viewer's, it is home, it stands broken down beside the track. */
  readonly isNow: boolean
  readonly isOwn: boolean
  readonly isHome: boolean
  readonly isAside?: boolean
}

/** The cars from first to last, as signs in a row. */
export function CarOrder({ label, cars }: { readonly label: string; readonly cars: readonly CarInOrder[] }) {
  return (
    <ol class="lanes-order" aria-label={label}>
      {cars.map(({ look, label: called, isNow, isOwn, isHome, isAside = false }) => (
        <li key={look.number} data-now={isNow} data-own={isOwn} data-home={isHome} data-aside={isAside}>
          <Sign look={look} numbered label={called} />
        </li>
      ))}
    </ol>
  )
}

/** A line of the slip: the car that was bet on, once it was. */
export interface SlipLine {
  readonly label: string
  readonly car: { readonly look: CarLook; readonly label: string } | undefined
  readonly isDue: boolean
}

interface SlipProps {
  readonly title: string
  readonly hint: string
  readonly noBetYet: string
  readonly lines: readonly SlipLine[]
}

/** The own bets, which nobody else sees before the end. */
export function Slip({ title, hint, noBetYet, lines }: SlipProps) {
  return (
    <dl class="lanes-slip" title={hint}>
      <div class="lanes-slip-title">
        <dt>{title}</dt>
        <dd />
      </div>
      {lines.map(({ label, car, isDue }, line) => (
        <div key={label} data-due={isDue}>
          <dt>
            <span class="unseen">{label}</span>
            <span aria-hidden="true">{line + 1}</span>
          </dt>
          <dd>{car ? <Sign look={car.look} label={car.label} /> : <span class="unseen">{noBetYet}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
