import type { CueKind } from '@paddock/page-kit/cue.ts'
import type { Vary } from './synth/vary.ts'

/** Everything that can be heard: the cues of a game, and what the page itself has to say. */
export type SoundKind = CueKind | 'crowd' | 'lead-lost' | 'your-turn'

/** How a sound is struck. */
export interface Touch {
  /** From 0 to 1. */
  readonly strength: number
  /** From 1 to 4; undefined where a car has no gears. */
  readonly gear?: number | undefined
  /** How long what is seen takes, in seconds; undefined where nothing is. */
  readonly seconds?: number | undefined
  /** No sound is made twice in the same way. */
  readonly vary: Vary
}

/**
 * Makes a sound at a time of the context and says when it ends. All there is to know is in the touch, so that the same
 * sound can be made where nobody listens.
 */
export type Sound = (context: BaseAudioContext, out: AudioNode, at: number, touch: Touch) => number
