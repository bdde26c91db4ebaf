/** Runs in the browser: makes every sound with the page's own mixer, faster than anyone could listen. */
import { Mixer, type Struck } from '../../sound/mixer/mixer.ts'
import type { SoundKind } from '../../sound/sound.ts'
import { sounds } from '../../sound/sounds/index.ts'
import { figuresOf, type RenderedSound, sampleRate } from './figures.ts'

/** After its end, to see that it has. */
const beyond = 0.4
/** Before it begins: a compressor that has just been made listens for a while before it lets everything through. */
const settling = 0.5
const gears = [1, 2, 3, 4]
const strengths = [0, 0.5, 1]

/** Every sound softly, as usual and strongly, an engine in every gear too; each with its name. */
function everyWay(): [name: string, struck: Struck][] {
  const kinds = Object.keys(sounds).filter(isKind)
  return kinds.flatMap((kind) => [
    ...strengths.map((strength): [string, Struck] => [`${kind} ${strength}`, { kind, strength }]),
    ...(kind === 'drive'
      ? gears.map((gear): [string, Struck] => [
          `${kind} gear ${gear}`,
          { kind, gear, strength: gear / 4, seconds: 0.45 },
        ])
      : []),
  ])
}

/** The end of a last lap, with all that could happen in it happening at once. */
const busy: readonly Struck[] = [
  ...gears.map((gear): Struck => ({ kind: 'drive', gear, strength: 1, later: gear / 20 })),
  { kind: 'tyres', strength: 1 },
  { kind: 'slipstream', strength: 1 },
  { kind: 'boost', strength: 1 },
  { kind: 'spin-out', strength: 1 },
  { kind: 'jam', strength: 1 },
  { kind: 'crowd', strength: 1 },
  { kind: 'last-lap', strength: 1, later: 0.1 },
  { kind: 'finish', strength: 1, later: 0.2 },
  { kind: 'champion', strength: 1, later: 0.3 },
  { kind: 'your-turn', strength: 1, later: 0.4 },
]

export async function renderEach(): Promise<RenderedSound[]> {
  const rendered: RenderedSound[] = []
  for (const [name, struck] of everyWay()) rendered.push(await render(name, [struck]))
  return rendered
}

export function renderBusy(): Promise<RenderedSound> {
  return render('everything at once', busy)
}

/** A sound as samples of 16 bits, by the name it is told under. */
export async function samplesOf(name: string): Promise<number[]> {
  const [, struck] = everyWay().find(([known]) => known === name) ?? []
  const { samples } = await made(struck ? [struck] : busy)
  return Array.from(samples, (sample) => Math.round(sample * 32_767))
}

/** One mixer makes the same sound twice: how far the two are apart at most, as a share of the greatest sample. */
export async function differenceOf(kind: SoundKind): Promise<number> {
  const apart = 6
  const { samples } = await made([
    { kind, strength: 0.5 },
    { kind, strength: 0.5, later: apart },
  ])
  const first = samples.subarray(0, apart * sampleRate)
  const second = samples.subarray(apart * sampleRate)
  const peak = first.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return second.reduce((most, sample, place) => Math.max(most, Math.abs(sample - (first[place] ?? 0))), 0) / peak
}

async function render(name: string, struck: readonly Struck[]): Promise<RenderedSound> {
  const { seconds, samples } = await made(struck)
  return figuresOf(name, seconds, samples)
}

async function made(struck: readonly Struck[]): Promise<{ seconds: number; samples: Float32Array }> {
  // How long it will be is known only once it was struck, and a context must know it before.
  const seconds = strike(new OfflineAudioContext(1, 1, sampleRate), struck)
  const context = new OfflineAudioContext(1, Math.ceil((seconds + beyond) * sampleRate), sampleRate)
  strike(context, struck)
  const buffer = await context.startRendering()
  return { seconds: seconds - settling, samples: buffer.getChannelData(0).subarray(settling * sampleRate) }
}

function strike(context: OfflineAudioContext, struck: readonly Struck[]): number {
  const mixer = new Mixer(context, 1)
  return Math.max(...struck.map((each) => mixer.play({ ...each, later: settling + (each.later ?? 0) }) ?? 0))
}

function isKind(name: string): name is SoundKind {
  return Object.hasOwn(sounds, name)
}
