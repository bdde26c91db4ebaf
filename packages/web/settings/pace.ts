import { kept } from './kept.ts'

export const paces = ['calm', 'brisk', 'instant', 'step'] as const
export type Pace = (typeof paces)[number]

/** How fast others' moves are shown; `step`: one by one, whenever someone presses. Reduced motion, where the system asks for it, comes first. */
export const pace = kept<Pace>('pace', paces, 'calm')
