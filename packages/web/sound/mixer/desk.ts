import type { SoundKind } from '../sound.ts'

/** What is mixed together before everything is. */
export const buses = ['engine', 'effects', 'crowd', 'table'] as const
export type Bus = (typeof buses)[number]

/** How loud each bus is. An engine is heard most often, so that it is the softest but for the crowd behind it. */
export const levels: Readonly<Record<Bus, number>> = { engine: 0.5, effects: 0.8, crowd: 0.55, table: 0.8 }

/** Where each sound goes. */
export const busOf: Readonly<Record<SoundKind, Bus>> = {
  lights: 'effects',
  drive: 'engine',
  tyres: 'effects',
  slipstream: 'effects',
  boost: 'effects',
  'spin-out': 'effects',
  jam: 'effects',
  breakdown: 'effects',
  card: 'table',
  shuffle: 'table',
  gavel: 'table',
  coins: 'table',
  'last-lap': 'effects',
  finish: 'effects',
  out: 'effects',
  champion: 'effects',
  crowd: 'crowd',
  'lead-lost': 'table',
  'your-turn': 'table',
}

/** What makes way for something that must be heard. */
export const givingWay: readonly Bus[] = ['engine', 'crowd']

/** What must be heard. */
export const foremost: readonly SoundKind[] = [
  'lights',
  'spin-out',
  'last-lap',
  'finish',
  'out',
  'champion',
  'lead-lost',
  'your-turn',
]
