import './poster.css'
import type { CircuitEntry } from '@paddock/games/circuits'
import { namedCircuit } from '@paddock/page-kit/circuit-name.ts'
import { language } from '@paddock/page-kit/language.ts'
import type { Circuit } from '@paddock/racing/circuit'
import type { ComponentType } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useNear } from './near.ts'

interface Drawing {
  readonly CircuitPoster: ComponentType<{ readonly circuit: Circuit }>
  readonly circuit: Circuit
}

interface PosterProps {
  readonly entry: CircuitEntry
  onLoad?(circuit: Circuit): void
}

/** A drawn circuit, for the eye alone. It is loaded when it is about to be seen; its room is kept meanwhile. */
export function LazyPoster({ entry, onLoad }: PosterProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const [drawing, draw] = useState<Drawing>()
  useEffect(() => {
    if (!near) return
    let wanted = true
    Promise.all([import('@paddock/board/poster'), entry.load()]).then(
      ([{ CircuitPoster }, circuit]) => {
        if (!wanted) return
        draw({ CircuitPoster, circuit })
        onLoad?.(circuit)
      },
      // A page without this drawing is still a page.
      (problem: unknown) => console.warn(`No drawing of ${entry.id}:`, problem),
    )
    return () => {
      wanted = false
    }
  }, [near, entry])
  const spoken = language.value
  const named = useMemo(() => drawing && namedCircuit(drawing.circuit, spoken), [drawing, spoken])
  return (
    <div ref={place} class="home-poster" aria-hidden="true">
      {drawing && named && <drawing.CircuitPoster circuit={named} />}
    </div>
  )
}
