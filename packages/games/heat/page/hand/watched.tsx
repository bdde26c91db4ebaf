import './dashboard/play-area.css'
import { CarIcon } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { at } from '@paddock/racing'
import { moving, onTurn } from '../../prospects/facts/order.ts'
import { turnCards } from '../../prospects/facts/turn-cards.ts'
import type { View } from '../../rules/view.ts'
import { legendNamed } from '../legends/named.ts'
import { lookOf } from '../livery.ts'
import { TurnCardRow } from './cards/turn-card-row.tsx'
import { text } from './text/index.ts'

/** Whoever drives now: gear, cards, what was turned up, speed. Others' turns are watched, not waited for. */
export function Watched({ view, viewer, language, name }: Looking<View>) {
  const words = text[language]
  const driver = onTurn(view)
  const legend = driver === undefined ? moving(view) : undefined
  if (legend !== undefined) return <p class="dash-note">{words.turnOf(legendNamed[language](name(legend)))}</p>
  if (driver === undefined) return <p class="dash-note">{resting(view, viewer, words)}</p>
  return (
    <div class="dash-watched">
      <p class="dash-watched-who">
        <CarIcon look={lookOf(driver)} class="dash-watched-car" />
        <b>{driver === viewer ? words.yourTurn : words.turnOf(name(driver))}</b>
        <span>{words.gearIs(at(view.gear, driver))}</span>
      </p>
      <p class="dash-dial">
        <b key={view.speed}>{view.speed}</b>
        <span>{words.speed}</span>
      </p>
      <span class="dash-area-cards">
        <TurnCardRow {...turnCards(view, driver)} language={language} />
      </span>
    </div>
  )
}

function resting(view: View, viewer: Looking<View>['viewer'], words: (typeof text)['en']): string {
  if (view.phase === 'over') return words.raceOver
  const place = viewer === 'spectator' ? 0 : at(view.place, viewer)
  if (viewer !== 'spectator' && place > 0)
    return at(view.finishedIn, viewer) > 0 ? words.home(place) : words.gaveUp(place)
  return words.everyoneChooses
}
