import { type Track, trackOf } from '@paddock/racing/lanes'
import { marinaBay } from './circuits/marina-bay.ts'
import { riverStation } from './circuits/river-station.ts'
import type { Options } from './options.ts'

/** DF-SET-02: the two circuits. */
const tracks: Readonly<Record<Options['circuit'], Track>> = {
  'marina-bay': trackOf(marinaBay),
  'river-station': trackOf(riverStation),
}

export function trackCalled(circuit: Options['circuit']): Track {
  return tracks[circuit]
}

export function spaceName(circuit: Options['circuit'], space: number): string {
  return trackCalled(circuit).circuit.spaces[space]?.id ?? ''
}
