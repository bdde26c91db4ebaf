import './rail.css'
import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { piece } from '@paddock/page-kit/piece.ts'
import { turbosLeft } from '../../prospects/hand.ts'
import { lastCar } from '../../prospects/last-car.ts'
import { carOnTurn, hasMoved, isRacing, raceOrder } from '../../prospects/standing.ts'
import { ownerOf } from '../../rules/cars.ts'
import type { View } from '../../rules/view.ts'
import { carName } from '../../words/car-name.ts'
import { Bolts } from '../bolt.tsx'
import { lookOf } from '../livery.ts'
import { text } from '../text/index.ts'

interface RailProps {
  readonly looking: Looking<View>
  /** The table as it would be after what is considered; the table as it is, if nothing is. */
  readonly then: View
}

/** The cars in their order, first to last: who has moved, whose turn it is, and who would go out. */
export function Rail({ looking, then }: RailProps) {
  const { view, language } = looking
  const words = text[language]
  const cars = raceOrder(then)
  if (cars.length < 2) return null
  const onTurn = carOnTurn(view)
  return (
    <div class="fun-order">
      <ol class="fun-rail" aria-label={words.order}>
        {cars.map((car, place) => (
          <li
            key={car}
            {...piece({ piece: 'car', car })}
            class="fun-rail-car"
            data-moved={hasMoved(view, car)}
            data-turn={car === onTurn}
            data-last={place === cars.length - 1}
            data-changed={view !== then && car === onTurn}
          >
            <Sign look={lookOf(car)} numbered label={carName(car, looking.name)} />
          </li>
        ))}
      </ol>
      <p class="fun-danger">{danger(then, looking)}</p>
      <Stock {...looking} />
    </div>
  )
}

/** How often the viewer may still add a turbo. */
function Stock({ view, viewer, language }: Looking<View>) {
  if (viewer === 'spectator' || !isRacing(view, viewer)) return null
  const left = turbosLeft(view, viewer)
  return (
    <p class="fun-stock">
      <span class="unseen">{text[language].turbosLeft(left)}</span>
      <span aria-hidden="true">
        {left === 0 ? text[language].turbosLeft(left) : text[language].extraTurbos} <Bolts count={left} />
      </span>
    </p>
  )
}

function danger(then: View, looking: Looking<View>): string {
  const last = lastCar(then)
  if (!last || carOnTurn(looking.view) === undefined) return ''
  return text[looking.language].last(last, carName(last.car, looking.name), ownerOf(last.car) === looking.viewer)
}
