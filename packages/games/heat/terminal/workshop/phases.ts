import type { View } from '../../rules/view.ts'

/** Whether the cars are being built: nobody races then. */
export function isWorkshop({ phase }: Pick<View, 'phase'>): boolean {
  return phase === 'draft' || phase === 'swap' || phase === 'keep'
}
