import './rail.css'
import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { isLastRound, standing } from '../rules/standing.ts'
import { type Car, carOnTurn, numberOf, ownerOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { Bolts } from './bolt.tsx'
import { turbosLeft } from './held.ts'
import { lookOf } from './livery.ts'
import { hasMoved } from './standing.ts'
import { text } from './text/index.ts'

interface RailProps {
  readonly looking: Looking<View>
  /** The table as it would be after what is considered; the table as it is, if nothing is. */
  readonly then: View
}

/** The cars in their order, first to last: who has moved, whose turn it is, and who would go out. */
export function Rail({ looking, then }: RailProps) {
  const { view, language } = looking
  const words = text[language]
  const cars = standing(then)
  if (cars.length < 2) return null
  const onTurn = carOnTurn(view)
  return (
    <div class="fun-order">
      <ol class="fun-rail" aria-label={words.order}>
        {cars.map((car, place) => (
          <li
            key={car}
            class="fun-rail-car"
            data-moved={hasMoved(view, car)}
            data-turn={car === onTurn}
            data-last={place === cars.length - 1}
            data-changed={view !== then && car === onTurn}
          >
            <Sign look={lookOf(car)} numbered label={called(car, looking)} />
          </li>
        ))}
      </ol>
      <p class="fun-danger">{danger(cars.at(-1), then, looking)}</p>
      <Stock {...looking} />
    </div>
  )
}

/** How often the viewer may still add a turbo. */
function Stock({ view, viewer, language }: Looking<View>) {
  if (viewer === 'spectator' || !view.order.some((car) => ownerOf(car) === viewer)) return null
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

function called(car: Car, { name }: Looking<View>): string {
  return `${name(ownerOf(car))} ${numberOf(car)}`
}

function danger(car: Car | undefined, then: View, looking: Looking<View>): string {
  if (car === undefined || carOnTurn(looking.view) === undefined) return ''
  return text[looking.language].last({
    car: called(car, looking),
    isOwn: ownerOf(car) === looking.viewer,
    isToMove: !hasMoved(looking.view, car) && (then === looking.view || car !== carOnTurn(looking.view)),
    isLastRound: isLastRound(then),
  })
}
