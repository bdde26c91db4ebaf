import type { Style } from './line.ts'

/** The one colour that means "your move", and nothing else. It holds on dark and on light terminals. */
export const signal: Style = { fg: 33, bold: true }
/** A warning: out, or about to be. */
export const danger: Style = { fg: 196, bold: true }
export const quiet: Style = { dim: true }
export const strong: Style = { bold: true }
