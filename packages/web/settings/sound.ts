import { computed } from '@preact/signals'
import { kept } from './kept.ts'

/** How loud it is when it is on. */
export const volumes = ['low', 'middle', 'high'] as const
export type Volume = (typeof volumes)[number]

/** Whether anything is heard at all. */
export const sound = kept('sound', ['on', 'off'], 'on')
/** Kept on its own, so that whoever switches sound on again finds it as it was. */
export const volume = kept<Volume>('volume', volumes, 'middle')
/** Where one hears that it is one's turn: only here, or also while another tab is in front. */
export const turnCalls = ['here', 'everywhere'] as const
export type TurnCall = (typeof turnCalls)[number]
export const turnCall = kept<TurnCall>('turn-call', turnCalls, 'here')

/** Both in one, as it is chosen in the settings. */
export const loudnesses = ['off', ...volumes] as const
export type Loudness = (typeof loudnesses)[number]
export const loudness = computed<Loudness>(() => (sound.value === 'off' ? 'off' : volume.value))

export function makeSound(wanted: Loudness): void {
  sound.value = wanted === 'off' ? 'off' : 'on'
  if (wanted !== 'off') volume.value = wanted
}

export function toggleSound(): void {
  sound.value = sound.value === 'on' ? 'off' : 'on'
}
