/** A sound as it was made where nobody listens, in figures. */
export interface RenderedSound {
  readonly name: string
  /** How long it lasts by its own word. */
  readonly seconds: number
  /** The greatest sample, of 1, and how loud it is as a whole and in its loudest twentieth of a second. */
  readonly peak: number
  readonly mean: number
  readonly loudest: number
  /** The greatest sample after its end. */
  readonly tail: number
  /** Its outline from left to right: the least and the greatest sample of each column. */
  readonly outline: readonly (readonly [least: number, greatest: number])[]
}

export const sampleRate = 44_100

const window = sampleRate / 20
const columns = 400

/** What can be said of samples that begin with the sound and go on beyond its end. */
export function figuresOf(name: string, seconds: number, all: Float32Array): RenderedSound {
  const end = Math.min(all.length, Math.ceil(seconds * sampleRate))
  const heard = all.subarray(0, end)
  const windows = Array.from({ length: Math.ceil(end / window) }, (_, place) =>
    meanOf(heard.subarray(place * window, (place + 1) * window)),
  )
  return {
    name,
    seconds,
    peak: peakOf(all),
    mean: meanOf(heard),
    loudest: Math.max(...windows),
    tail: peakOf(all.subarray(end)),
    outline: Array.from({ length: columns }, (_, column) =>
      boundsOf(all.subarray((column * all.length) / columns, ((column + 1) * all.length) / columns)),
    ),
  }
}

function boundsOf(samples: Float32Array): [number, number] {
  return [samples.reduce((a, b) => Math.min(a, b), 0), samples.reduce((a, b) => Math.max(a, b), 0)]
}

function peakOf(samples: Float32Array): number {
  const [least, greatest] = boundsOf(samples)
  return Math.max(-least, greatest)
}

/** The root of the mean of the squares. */
function meanOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length))
}
