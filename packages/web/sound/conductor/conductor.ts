import type { CueKind } from '@paddock/page-kit/cue.ts'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { ShownEvent } from '../../table/stage/stage.ts'
import type { Struck } from '../mixer/mixer.ts'
import type { SoundKind } from '../sound.ts'
import { excitement, leaderOf } from './excitement.ts'
import { Thinning } from './thinning.ts'

/** Whatever makes the sounds heard. */
export interface Player {
  play(struck: Struck): void
}

interface ConductorProps {
  readonly page: Pick<AnyGamePage, 'cues' | 'field' | 'circuit'>
  readonly player: Player
  /** Seconds, from whenever. */
  now(): number
}

/** Of what is not seen to happen, only this is heard. */
const matters: readonly CueKind[] = ['last-lap', 'finish', 'champion']

/** How far into a car's motion a cue is heard, from 0 to 1; what is not named begins with it. */
const within: Partial<Readonly<Record<CueKind, number>>> = {
  tyres: 0.35,
  'spin-out': 0.7,
  jam: 0.7,
  finish: 0.5,
  out: 0.8,
}

/** From here on the stand is heard. */
const exciting = 0.3
/** A wave of voices lasts about so many seconds; until then only more excitement brings another. */
const wave = 3

/** Whoever waited for less than so many seconds still looks; for so many, they are called as loudly as can be. */
const shortWait = 1.2
const longWait = 20

/** Hears what is shown, and has it played. */
export class Conductor {
  readonly #props: ConductorProps
  readonly #thinning = new Thinning()
  #crowd = { at: Number.NEGATIVE_INFINITY, excitement: 0 }

  constructor(props: ConductorProps) {
    this.#props = props
  }

  shown(shown: ShownEvent): void {
    const { event, before, after, moves, tempo, isSkipped } = shown
    const seconds = moves.length > 0 && tempo.move > 0 ? tempo.move / 1000 : undefined
    for (const { kind, strength = 0.5, gear } of this.#props.page.cues?.(event, before, after) ?? []) {
      if (isSkipped && !matters.includes(kind)) continue
      const lasting = kind === 'lights' ? lastingOf(tempo.moment) : seconds
      this.#play({ kind, strength, gear, seconds: lasting, later: (within[kind] ?? 0) * (seconds ?? 0) })
    }
    if (!isSkipped) this.#watch(shown, seconds ?? 0)
  }

  /** The person is asked something, after so many seconds; how loudly they are called depends on that. */
  yourTurn(waited: number): void {
    if (waited < shortWait) return
    this.#play({ kind: 'your-turn', strength: Math.min(1, 0.2 + (0.8 * waited) / longWait) })
  }

  /** How the race stands after an event is heard from the stand, and by whoever has lost the lead. */
  #watch({ before, after, viewer }: ShownEvent, later: number): void {
    const { page } = this.#props
    const [was, is] = [page.field?.(before), page.field?.(after)]
    if (!is) return
    const [ledBefore, leads] = [was && leaderOf(was), leaderOf(is)]
    const isPassed =
      was?.race === is.race &&
      ledBefore !== undefined &&
      leads !== undefined &&
      leads.car !== ledBefore.car &&
      !is.cars.some(({ car, done }) => car === ledBefore.car && done !== undefined)
    if (isPassed && ledBefore.seat === viewer && leads.seat !== viewer)
      this.#play({ kind: 'lead-lost', strength: 0.5, later })
    const felt = excitement(is, page.circuit(after)?.columns) + (isPassed ? 0.15 : 0)
    const now = this.#props.now()
    const isOver = now - this.#crowd.at > wave
    if (felt < exciting || (!isOver && felt < this.#crowd.excitement + 0.15)) return
    this.#crowd = { at: now, excitement: felt }
    this.#play({ kind: 'crowd', strength: Math.min(1, felt), later })
  }

  #play(struck: Struck & { readonly kind: SoundKind }): void {
    const level = this.#thinning.level(struck.kind, this.#props.now() + (struck.later ?? 0))
    if (level > 0) this.#props.player.play({ ...struck, level })
  }
}

/** Lights that are shown for no time at all are not heard any shorter. */
function lastingOf(milliseconds: number): number | undefined {
  return milliseconds > 0 ? milliseconds / 1000 : undefined
}
