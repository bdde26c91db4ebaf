import './score.css'
import { CarIcon } from '@paddock/board'
import { standing, type View } from '@paddock/games/downforce'
import type { Looking, ScoreProps } from '../game-table.ts'
import { carLook, colourOf } from './livery.ts'
import { Sheet } from './sheet.tsx'
import { text } from './text/index.ts'

/** The score sheet of every team; where no money is counted, the cars in their order. */
export function Score({ ranking, ...looking }: ScoreProps<View>) {
  const { view, language } = looking
  const { format } = view.options
  const words = text[language]
  if (format !== 'race' && format !== 'world-tour') return <CarOrder {...looking} />
  return (
    <section class="df-score">
      <h3>{words.scoreTitle}</h3>
      <p>{words.scoreHow}</p>
      <div class="df-sheets">
        {ranking.map(({ seat }) => (
          <Sheet key={seat} seat={seat} looking={looking} />
        ))}
      </div>
    </section>
  )
}

function CarOrder({ view, language, name }: Looking<View>) {
  const words = text[language]
  return (
    <section class="df-score">
      <h3>{words.orderTitle}</h3>
      <p>{words.orderHow}</p>
      <ol class="df-car-order">
        {standing(view).map((car, index) => {
          const owner = view.owner[car] ?? -1
          return (
            <li key={car}>
              <span class="df-car-rank">{words.place(index + 1)}</span>
              <CarIcon look={carLook(car)} label={words.car(colourOf(car))} />
              <span>{owner < 0 ? words.nobody : name(owner)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
