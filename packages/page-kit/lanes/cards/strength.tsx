import './strength.css'
import { type CarLook, PatternMark, paint } from '@paddock/board'
import type { Strength } from './strength.ts'

interface StrengthProps {
  readonly strength: Strength
  readonly title: string
  /** The car for sale, which stands out. */
  readonly lot?: number | undefined
  /** What the highest bar stands for, where several hands are compared. */
  readonly most?: number
  /** What wilds are printed on. */
  readonly wildBody?: string
  look(car: number): CarLook
  /** The spaces of a car in words; of the wilds, where there is no car. */
  said(car: number | undefined, spaces: number): string
}

/** How strong a hand is in each colour, as bars; wilds apart. */
export function Strengths({ strength: { cars, wilds }, title, lot, most, wildBody, look, said }: StrengthProps) {
  const highest = most ?? Math.max(...cars, wilds, 1)
  return (
    <figure class="lanes-strength">
      <figcaption class="lanes-strength-title">{title}</figcaption>
      <ol>
        {cars.map((spaces, car) => {
          const own = look(car)
          return (
            <li key={own.colour} data-lot={car === lot}>
              <span class="unseen">{said(car, spaces)}</span>
              <Pillar look={own} spaces={spaces} most={highest} />
            </li>
          )
        })}
        <li>
          <span class="unseen">{said(undefined, wilds)}</span>
          <Pillar look={undefined} spaces={wilds} most={highest} body={wildBody} />
        </li>
      </ol>
    </figure>
  )
}

interface PillarProps {
  readonly look: CarLook | undefined
  readonly spaces: number
  readonly most: number
  /** In place of the colour of a car. */
  readonly body?: string | undefined
}

function Pillar({ look, spaces, most, body }: PillarProps) {
  const { body: painted } = paint[look?.colour ?? 'white']
  return (
    <span class="lanes-pillar" aria-hidden="true">
      <span class="lanes-pillar-sum">{spaces}</span>
      <span
        class="lanes-pillar-bar"
        style={{ height: `${Math.round((spaces / most) * 100)}%`, background: body ?? painted }}
      >
        <svg viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
          {look && <PatternMark colour={look.colour} />}
        </svg>
      </span>
    </span>
  )
}
