/** What not every board has, or not at first: loaded when it is first drawn. */
import { late } from './late.tsx'
import { afterRest } from './rest.ts'

export const CameraTools = late(afterRest(async () => (await import('./camera/camera-tools.tsx')).CameraTools))
export const Callouts = late(async () => (await import('./effects/callouts.tsx')).Callouts)
export const CarEffects = late(async () => (await import('./effects/car-effects.tsx')).CarEffects)
export const GhostToken = late(async () => (await import('./tokens/tokens.tsx')).GhostToken)
export const Marks = late(async () => (await import('./marks/placed-marks.tsx')).PlacedMarks)
export const MarkLooked = late(async () => (await import('./marks/placed-marks.tsx')).MarkLooked)
export const ParkedSigns = late(async () => (await import('./cars/parked-signs.tsx')).ParkedSigns)
export const Previews = late(async () => (await import('./targets/previews.tsx')).Previews)
export const Stretches = late(async () => (await import('./marks/stretches.tsx')).Stretches)
export const Tokens = late(async () => (await import('./tokens/tokens.tsx')).Tokens)
export const Trace = late(async () => (await import('./cars/trace.tsx')).Trace)
export const Weather = late(async () => (await import('./effects/weather.tsx')).Weather)
