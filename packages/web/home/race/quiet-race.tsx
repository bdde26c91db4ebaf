import type { BoardMotion } from '@paddock/board'
import { CircuitPoster } from '@paddock/board/poster'
import type { AnyBox } from '@paddock/kernel'
import { namedCircuit } from '@paddock/page-kit/circuit-name.ts'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { PauseIcon, PlayIcon } from '@paddock/page-kit/ui/icons.tsx'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { openGamePage } from '../../table/open-game-page.ts'
import { useInSight } from '../near.ts'
import { homeWords } from '../words.ts'
import { BotsRace, type RaceScene } from './bots-race.ts'

/** Milliseconds: a race to look up at now and then, not one to follow. */
const motionTime = 1400
const pauseTime = 500
/** Decisions made before anyone looks, so that the cars are spread over the circuit. */
const headStart = 40

interface Shown {
  readonly scene: RaceScene
  readonly motion?: BoardMotion
}

/** Bots race each other in slow time while somebody may be looking; a still where motion is not wanted. */
export function QuietRace({ box }: { readonly box: AnyBox }) {
  const words = inLanguage(homeWords)
  const place = useRef<HTMLDivElement>(null)
  const inSight = useInSight(place)
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [paused, pause] = useState(false)
  const race = useRef<BotsRace>(undefined)
  const [shown, show] = useState<Shown>()

  useEffect(() => {
    let wanted = true
    openGamePage(box).then((page) => {
      if (!wanted) return
      race.current = new BotsRace(box, page)
      let scene = race.current.scene()
      for (let turn = 0; turn < headStart && !race.current.over; turn++) scene = race.current.step()
      show({ scene: { ...scene, moves: [] } })
    })
    return () => {
      wanted = false
    }
  }, [box])

  const running = inSight && !paused && !still && shown !== undefined
  useEffect(() => {
    if (!running) return
    const later = setTimeout(
      () => {
        const scene = race.current?.step()
        if (!scene) return
        const key = (shown?.motion?.key ?? 0) + 1
        show({ scene, motion: { key, moves: scene.moves, milliseconds: motionTime } })
      },
      shown?.scene.moves.length ? motionTime + pauseTime : pauseTime,
    )
    return () => clearTimeout(later)
  }, [running, shown])

  const drawn = shown?.scene.circuit
  const spoken = language.value
  const scene = shown?.scene
  const cars = useMemo(() => scene?.cars(spoken), [scene, spoken])
  const circuit = useMemo(() => drawn && namedCircuit(drawn, spoken), [drawn, spoken])
  return (
    <div ref={place} class="home-poster">
      {cars && circuit && <CircuitPoster circuit={circuit} cars={cars} motion={shown?.motion} label={words.heroRace} />}
      {circuit && !still && (
        <button
          type="button"
          class="button home-hero-pause"
          aria-label={paused ? words.goOn : words.pause}
          title={paused ? words.goOn : words.pause}
          onClick={() => pause(!paused)}
        >
          {paused ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
    </div>
  )
}
