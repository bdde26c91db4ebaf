import './dashboard.css'
import { Choices } from '@paddock/page-kit/choices.tsx'
import { at } from '@paddock/racing'
import type { Driving, Props } from '../props.ts'
import { text } from '../text/index.ts'
import { EngineGauge } from './engine-gauge.tsx'
import { Lever } from './lever.tsx'
import { Deck, DiscardPile } from './piles.tsx'
import { PlayArea } from './play-area.tsx'

/** What lies before a driver: gear lever, engine, piles, and the cards of this turn. */
export function Dashboard(driving: Driving & Pick<Props, 'deciding'>) {
  const { view, seat, language } = driving
  return (
    <Choices label={text[language].dashboard} class="dash-board">
      <Lever gear={at(view.gear, seat)} language={language} />
      <EngineGauge {...driving} />
      <Deck {...driving} />
      <DiscardPile {...driving} />
      <PlayArea {...driving} />
    </Choices>
  )
}
