import type { CueKind } from '@paddock/page-kit/cue.ts'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { arrivalsAfter, noArrivals, raceNews } from '../../table/stage/race-news.ts'
import type { ShownEvent } from '../../table/stage/stage.ts'
import type { Struck } from '../mixer/mixer.ts'
import { Excitement } from './excitement.ts'
import { Thinning } from './thinning.ts'

/** Whatever makes the sounds heard. */
export interface Player {
  play(struck: Struck): void
}

/** What of a game's page is for ears. */
export type HeardPage = Pick<AnyGamePage, 'cues' | 'field' | 'circuit'>

interface ConductorProps {
  readonly page: HeardPage
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

/** From here on the stand is heard; what happens before its eyes adds to it. */
const exciting = 0.4
const added = { overtake: 0.05, lead: 0.15, 'last-lap': 0.1, photo: 1 } as const
/** For so many seconds after a wave of voices only more excitement brings another. */
const wave = 9
const more = 0.2

/** Whoever waited for less than so many seconds still looks; for so many, they are called as loudly as can be. */
const shortWait = 1.2
const longWait = 20

/** Hears what is shown, and has it played. */
export class Conductor {
  readonly #props: ConductorProps
  readonly #thinning = new Thinning()
  readonly #excitement = new Excitement()
  #arrivals = noArrivals
  #crowd = { at: Number.NEGATIVE_INFINITY, felt: 0 }

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
    this.#watch(shown, seconds ?? 0)
  }

  /** The person is asked something, after so many seconds; how loudly they are called depends on that. */
  yourTurn(waited: number): void {
    if (waited < shortWait) return
    this.#play({ kind: 'your-turn', strength: Math.min(1, 0.2 + (0.8 * waited) / longWait) })
  }

  /** What the field says at the end of a motion: that it is the last lap, that a lead is lost, that it is close. */
  #watch({ before, after, viewer, isSkipped }: ShownEvent, later: number): void {
    const { page } = this.#props
    const [was, is] = [page.field?.(before), page.field?.(after)]
    if (!is) return
    this.#arrivals = arrivalsAfter(this.#arrivals, was, is)
    const news = raceNews(was, is, this.#arrivals)
    if (news.some(({ kind }) => kind === 'last-lap')) this.#play({ kind: 'last-lap', strength: 0.5, later })
    const felt = this.#excitement.of(is, page.circuit(after)?.columns)
    if (isSkipped) return
    const seatOf = (name: string) => is.cars.find(({ car }) => car === name)?.seat
    const isLost = news.some(
      (each) => each.kind === 'lead' && seatOf(each.from) === viewer && seatOf(each.car) !== viewer,
    )
    if (isLost) this.#play({ kind: 'lead-lost', strength: 0.5, later })
    const seen = news.reduce((sum, { kind }) => sum + added[kind], 0)
    this.#cheer(Math.min(1, felt + seen), later)
  }

  #cheer(felt: number, later: number): void {
    const now = this.#props.now()
    const isOver = now - this.#crowd.at > wave
    if (felt < exciting || (!isOver && felt < this.#crowd.felt + more)) return
    this.#crowd = { at: now, felt }
    this.#play({ kind: 'crowd', strength: felt, later })
  }

  #play(struck: Struck): void {
    const level = this.#thinning.level(struck.kind, this.#props.now() + (struck.later ?? 0))
    if (level > 0) this.#props.player.play({ ...struck, level })
  }
}

/** Lights that are shown for no time at all are not heard any shorter. */
function lastingOf(milliseconds: number): number | undefined {
  return milliseconds > 0 ? milliseconds / 1000 : undefined
}
