import './legends.css'
import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { Called } from '../../prospects/facts/legends.ts'
import type { Event } from '../../rules/event.ts'
import type { Car } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { lookOf } from '../livery.ts'
import { legendWords } from './words.ts'

interface Props extends Looking<View> {
  readonly car: Car
  readonly told: readonly Event[]
}

/** The Legend that moves now, its figures, and why it drives as far as it does. */
export function LegendNow({ car, told, language, name }: Props) {
  const call = told.findLast((event): event is Called => event.type === 'legend-called')
  if (call?.seat !== car) return null
  return (
    <p class="ht-legend-now">
      <Sign look={lookOf(car)} /> <b>{name(car)}</b> {legendWords[language].called(call)}
    </p>
  )
}
