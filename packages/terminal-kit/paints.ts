/** Colours of what is drawn in more than one game. Every car has a letter besides. */
import type { Style } from './drawing/line.ts'

export const paints = {
  black: { bg: 16, fg: 231, bold: true },
  blue: { bg: 26, fg: 231, bold: true },
  green: { bg: 29, fg: 231, bold: true },
  grey: { bg: 250, fg: 16, bold: true },
  orange: { bg: 208, fg: 16, bold: true },
  red: { bg: 160, fg: 231, bold: true },
  white: { bg: 255, fg: 16, bold: true },
  yellow: { bg: 220, fg: 16, bold: true },
} as const satisfies Readonly<Record<string, Style>>

/** Asphalt, and the lines painted on it. */
export const road: Style = { bg: 236, fg: 244 }
export const white: Style = { bg: 236, fg: 255, bold: true }
export const yellowLine: Style = { bg: 236, fg: 220, bold: true }
/** The same as a name beside the track, which may stand on a light ground. */
export const yellowName: Style = { fg: 172, bold: true }
/** "Your move", bright enough for asphalt. */
export const lit: Style = { fg: 45, bold: true }
