import { centred, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'

/** Someone on the podium: the place that is painted on the step, and the name above it. */
export interface OnPodium {
  readonly place: number
  readonly name: string
  readonly isPlayer: boolean
}

const step = 14
const margin = ' '.repeat(4)

/** The first three on their steps, the second to the left of the first. */
export function podium([first, second, third]: readonly OnPodium[]): Line[] {
  const gap = line(' '.repeat(step))
  return [
    [span(margin), ...gap, ...named(first)],
    [span(margin), ...gap, span('┌────────────┐')],
    [span(margin), ...named(second), span(`│${numbered(first)}│`)],
    [span(margin), span(`┌${'─'.repeat(step - 1)}`), span('┤            │'), ...named(third)],
    [span(margin), span(`│${numbered(second)} `), span(`│            ├${'─'.repeat(step - 2)}┐`)],
    [span(margin), span(`│${' '.repeat(step - 1)}`), span(`│            │${numbered(third)}│`)],
  ]
}

function named(who: OnPodium | undefined): Line {
  return centred(line(who?.name ?? '', who?.isPlayer ? signal : strong), step)
}

function numbered(who: OnPodium | undefined): string {
  return String(who?.place ?? '')
    .padStart(step / 2)
    .padEnd(step - 2)
}
