import { kept } from './kept.ts'

export const askFirstValues = ['off', 'on'] as const
export type AskFirst = (typeof askFirstValues)[number]

/** Whether a choice is asked for twice before it counts: for whoever misclicks, since not all can be taken back. */
export const askFirst = kept<AskFirst>('ask-first', askFirstValues, 'off')
