import type { Circuit } from '@paddock/racing/circuit'
import type { ComponentProps } from 'preact'
import { useMemo } from 'preact/hooks'
import type { BoardMark } from '../types.ts'
import { MarkMeaning } from './mark-meaning.tsx'
import { markPlaces } from './mark-places.ts'
import { Marks } from './marks.tsx'

interface Marked {
  readonly circuit: Circuit
  readonly marks: readonly BoardMark[]
}

function usePlaces({ circuit, marks }: Marked) {
  return useMemo(() => markPlaces(circuit, marks), [circuit, marks])
}

/** The marks in the places that are found for them. */
export function PlacedMarks({ circuit, marks, ...shown }: Marked & Omit<ComponentProps<typeof Marks>, 'places'>) {
  return <Marks places={usePlaces({ circuit, marks })} {...shown} />
}

interface LookedProps extends Marked, Omit<ComponentProps<typeof MarkMeaning>, 'place'> {
  readonly looked: string
}

/** What the mark means that is looked at. */
export function MarkLooked({ circuit, marks, looked, ...shown }: LookedProps) {
  const place = usePlaces({ circuit, marks }).find(({ mark }) => mark.id === looked)
  return place ? <MarkMeaning place={place} {...shown} /> : null
}
