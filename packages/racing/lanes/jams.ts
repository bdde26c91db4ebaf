import type { Count, Figure } from '@paddock/kernel'

/** What cars lose because others are in their way, of all that they might have driven. */
export const jams: Figure = {
  name: 'jams',
  as: 'share',
  rows: ['spaces lost', 'moves cut short', 'moves not begun'],
}

interface Moved {
  readonly path: readonly number[]
  readonly spaces: number
  readonly lost: number
}

export function countJams(count: Count, { path, spaces, lost }: Moved): void {
  count(jams, 'spaces lost', lost, spaces)
  count(jams, 'moves cut short', lost > 0 ? 1 : 0)
  count(jams, 'moves not begun', path.length === 0 ? 1 : 0)
}
