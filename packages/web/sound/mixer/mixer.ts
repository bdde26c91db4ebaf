import type { SoundKind, Touch } from '../sound.ts'
import { sounds } from '../sounds/index.ts'
import { varying } from '../synth/vary.ts'
import { type Bus, buses, busOf, foremost, givingWay, levels } from './desk.ts'
import { limiter } from './limiter.ts'

/** What is to be heard, and when: so many seconds from now. */
export interface Struck extends Omit<Touch, 'vary'> {
  readonly kind: SoundKind
  readonly later?: number
  /** How loud, as a share of what it would be. */
  readonly level?: number
}

interface Voice {
  readonly gain: GainNode
  readonly end: number
}

/** More at once is only noise. */
const mostVoices = 14
/** How soon what is struck now is heard, so that nothing begins in the middle. */
const soon = 0.015
/** How far something makes way, and how fast, in seconds. */
const way = { level: 0.4, down: 0.04, up: 0.35 }
const hushing = 0.05

/** Makes sounds and mixes them: buses, what makes way for what, and a limiter at the end. */
export class Mixer {
  readonly #context: BaseAudioContext
  readonly #volume: GainNode
  readonly #buses: ReadonlyMap<Bus, GainNode>
  readonly #way: GainNode
  readonly #vary
  #voices: Voice[] = []

  constructor(context: BaseAudioContext, seed: number) {
    this.#context = context
    this.#vary = varying(seed)
    const { first, last } = limiter(context)
    this.#volume = new GainNode(context)
    last.connect(this.#volume).connect(context.destination)
    this.#way = new GainNode(context)
    this.#way.connect(first)
    this.#buses = new Map(buses.map((bus) => [bus, new GainNode(context, { gain: levels[bus] })]))
    for (const [bus, gain] of this.#buses) gain.connect(givingWay.includes(bus) ? this.#way : first)
  }

  /** From 0 to 1. */
  setVolume(volume: number): void {
    this.#volume.gain.setTargetAtTime(volume, this.#context.currentTime, 0.02)
  }

  /** Makes a sound and says when it ends; undefined if there were too many already. */
  play({ kind, later = 0, level = 1, ...touch }: Struck): number | undefined {
    const { currentTime } = this.#context
    this.#sweep(currentTime)
    const isForemost = foremost.includes(kind)
    if (this.#voices.length >= mostVoices && !isForemost) return undefined
    const bus = this.#buses.get(busOf[kind])
    if (!bus) return undefined
    const at = currentTime + soon + later
    const gain = new GainNode(this.#context, { gain: level })
    gain.connect(bus)
    const end = sounds[kind](this.#context, gain, at, { ...touch, vary: this.#vary })
    this.#voices.push({ gain, end })
    if (isForemost) this.#giveWay(at, end)
    return end
  }

  /** Everything that sounds fades away at once. */
  hush(): void {
    const { currentTime } = this.#context
    for (const { gain, end } of this.#voices) {
      if (end > currentTime) gain.gain.setTargetAtTime(0, currentTime, hushing)
    }
  }

  #giveWay(at: number, end: number): void {
    const { gain } = this.#way
    gain.cancelScheduledValues(at)
    gain.setTargetAtTime(way.level, at, way.down)
    gain.setTargetAtTime(1, Math.max(at + 0.2, end - 1), way.up)
  }

  /** What has ended is taken off the desk, or an hour would leave thousands there. */
  #sweep(now: number): void {
    for (const { gain, end } of this.#voices) if (end <= now) gain.disconnect()
    this.#voices = this.#voices.filter(({ end }) => end > now)
  }
}
