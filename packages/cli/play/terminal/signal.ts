import type { Style } from './line.ts'

/** The one colour that means "your move", and nothing else. */
export const signal: Style = { fg: 45, bold: true }
/** A warning: out, or about to be. */
export const danger: Style = { fg: 203, bold: true }
export const quiet: Style = { dim: true }
export const strong: Style = { bold: true }
