import type { Language, Seat } from '@paddock/kernel'
import { prospect } from '../../prospects/prospect.ts'
import type { Action } from '../../rules/action.ts'
import { heatGame } from '../../rules/game.ts'
import type { View } from '../../rules/view.ts'
import type { HeatTable } from '../../testing/table.ts'
import type { HeatDeciding } from '../deciding.ts'

interface Decision {
  readonly view: View
  readonly seat: Seat
  readonly choices: readonly Action[]
  readonly language?: Language
}

/** What a driver is asked, with what each choice would bring. */
export function asked({ view, seat, choices, language = 'en' }: Decision): HeatDeciding {
  return {
    view,
    viewer: seat,
    seat,
    language,
    name: (other) => `seat ${other}`,
    choices,
    prospect: (choice) => prospect(view, seat, choices[choice] ?? { type: 'done' }),
  }
}

/** What seat 0 is asked at a table that was arranged. */
export function askedAt(table: HeatTable, language: Language = 'en'): HeatDeciding {
  return asked({ view: table.view(0), seat: 0, choices: heatGame.choices(table.state, 0), language })
}
