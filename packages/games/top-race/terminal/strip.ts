import { layStrips, width } from '@paddock/terminal-kit/lanes/strip.ts'
import { track } from '../rules/track.ts'

export { height, width } from '@paddock/terminal-kit/lanes/strip.ts'

/** 67 columns: two signs each leave room for what a card does and where everyone is. */
export const strips = layStrips(track, { left: 3, columnWidth: 2 })

/** The columns beside the strips. */
export const panel = { x: 52, width: width - 52 } as const
