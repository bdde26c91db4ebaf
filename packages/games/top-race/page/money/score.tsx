import './score.css'
import type { ScoreProps } from '@paddock/page-kit/game-page.ts'
import { FinalOrder } from '@paddock/page-kit/lanes/cars/final-order.tsx'
import { carsInOrder } from '../../prospects/standing.ts'
import type { View } from '../../rules/view.ts'
import { carLook, colourOf } from '../livery.ts'
import { Ledger } from './ledger.tsx'
import { RaceOrder } from './race-order.tsx'
import { text } from './text/index.ts'

/** How the last race ended, and the ledger of the whole match; in a children's race, the cars in their order. */
export function Score({ ranking, ...looking }: ScoreProps<View>) {
  const { view, language } = looking
  const words = text[language]
  const last = view.results.at(-1)
  if (!last) return <ChildrensRace ranking={ranking} {...looking} />
  return (
    <section class="tr-score">
      <h3>{words.lastRace(view.results.length)}</h3>
      <RaceOrder result={last} looking={looking} />
      <Ledger looking={looking} seats={ranking.map(({ seat }) => seat)} />
    </section>
  )
}

function ChildrensRace({ ranking, view, language, name }: ScoreProps<View>) {
  const words = text[language]
  const order = carsInOrder(view)
  const winner = ranking.find(({ place }) => place === 1)?.seat
  const won = order.find((car) => view.owner[car] === winner)
  return (
    <section class="tr-score">
      <h3>{words.childrenTitle}</h3>
      {winner !== undefined && won !== undefined && <p>{words.childrenHow(name(winner), colourOf(won))}</p>}
      <FinalOrder
        order={order}
        owner={view.owner}
        name={name}
        look={carLook}
        words={{ ...words, car: (car) => words.car(colourOf(car)) }}
      />
    </section>
  )
}
