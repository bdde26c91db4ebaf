import type { Circuit } from '@paddock/racing/circuit'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { CircuitMap } from '../map/map.tsx'
import type { BoardCar, BoardTarget, BoardWords } from '../types.ts'
import './camera-tools.css'
import { type Corner, freeCorner, type Weighed } from './corner.ts'
import type { Camera } from './use-camera.ts'
import { wholeKey } from './whole-key.ts'

interface Props {
  readonly camera: Camera
  readonly words: BoardWords
  readonly circuit: Circuit
  readonly cars: readonly BoardCar[]
  readonly targets: readonly BoardTarget[]
  /** What the tools should not lie over. */
  readonly things: readonly Weighed[]
}

/** The map, which shows the whole circuit when it is pressed, and what gestures do for those who would rather press. */
export function CameraTools({ camera, words, circuit, cars, targets, things }: Props) {
  const tools = useRef<HTMLDivElement>(null)
  const [corner, put] = useState<Corner>('lower-right')
  const { box, isWhole } = camera
  const seen = things.map(({ at, weight }) => `${Math.round(at.x)} ${Math.round(at.y)} ${weight}`).join()
  useLayoutEffect(() => {
    const element = tools.current
    if (!element || !box) return
    element.style.setProperty('--board-covered', `${box.covered ?? 0}px`)
    put(freeCorner(things, box, { width: element.offsetWidth, height: element.offsetHeight }))
  }, [seen, box?.width, box?.height, box?.covered, isWhole, camera.mayFollow])
  return (
    <div ref={tools} class="board-tools" data-corner={corner}>
      {!isWhole && (
        <button
          type="button"
          class="board-button board-map-button"
          aria-label={words.wholeCircuit}
          title={`${words.wholeCircuit} (${wholeKey.toUpperCase()})`}
          aria-keyshortcuts={wholeKey}
          onClick={camera.showWhole}
        >
          <CircuitMap circuit={circuit} cars={cars} targets={targets} window={camera.open} />
        </button>
      )}
      <div class="board-buttons">
        {camera.mayFollow && (
          <CameraButton
            label={words.followCar}
            onPress={camera.followAgain}
            icon="M12 2v4M12 18v4M2 12h4M18 12h4M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10ZM12 12h0"
          />
        )}
        <CameraButton label={words.zoomIn} onPress={() => camera.zoom(1.5)} icon="M5 12h14M12 5v14" />
        {!isWhole && <CameraButton label={words.zoomOut} onPress={() => camera.zoom(1 / 1.5)} icon="M5 12h14" />}
      </div>
    </div>
  )
}

interface ButtonProps {
  readonly label: string
  readonly icon: string
  onPress(): void
}

function CameraButton({ label, icon, onPress }: ButtonProps) {
  return (
    <button type="button" class="board-button" aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  )
}
