import { prospect } from '../../prospects/prospect.ts'
import type { View } from '../../rules/view.ts'
import type { HeatPicture } from '../looked-at.ts'

/** What seat 0 is shown in English, if nothing else is said, with what each choice would bring. */
export function pictured(view: View, more: Partial<HeatPicture> = {}): HeatPicture {
  const { seat = 0, choices = [] } = more
  return {
    seat,
    language: 'en',
    chosen: undefined,
    latest: [],
    ...more,
    view,
    prospect: (choice) => prospect(view, seat, choices[choice] ?? { type: 'done' }),
  }
}
