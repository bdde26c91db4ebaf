/** Nobody waits for this before the first bid. */
import { lazily, Nothing } from '@paddock/page-kit/lazily.tsx'

const taking = () => import('./taking/taking.ts')

export const OpenHands = lazily(async () => (await taking()).OpenHands)
export const PickCar = lazily(async () => (await taking()).PickCar)
export const StartGrid = lazily(async () => (await taking()).StartGrid)
export const Token = lazily(async () => (await taking()).Token)
export const RaceOver = lazily(async () => (await import('../money/race-over.tsx')).RaceOver, Nothing)
