import { paint } from '@paddock/board'
import { LateRowArt } from '@paddock/page-kit/drawings/late-drawings.ts'
import { CarMark } from '@paddock/page-kit/lanes/cards/face.tsx'
import type { Car } from '../../../rules/cards.ts'
import { carLook } from '../../livery.ts'

interface PairFaceProps {
  /** The upper one, which is in front if they drive, and the lower one. */
  readonly cars: readonly [Car, Car]
  readonly isDriving: boolean
  /** How far the lower one would come. */
  readonly steps?: number | undefined
}

/** Two cars and the arrow between them. */
export function PairFace({ cars: [upper, lower], isDriving, steps }: PairFaceProps) {
  return (
    <span class="lanes-face tr-pair-face">
      <Half car={upper} />
      <span class="tr-pair-arrow">
        <svg viewBox="0 0 12 16" aria-hidden="true">
          <path d={isDriving ? 'M6 15V2M2 6 6 2l4 4' : 'M6 14V2M2 5l4-4 4 4M2 11l4 4 4-4'} />
        </svg>
        {steps !== undefined && <span>{steps}</span>}
      </span>
      <Half car={lower} />
    </span>
  )
}

function Half({ car }: { readonly car: Car }) {
  const look = carLook(car)
  const { body, ink } = paint[look.colour]
  return (
    <span class="lanes-bar" style={{ background: body, color: ink }}>
      <LateRowArt body={look.body} spaces={4} />
      <CarMark look={look} />
    </span>
  )
}
