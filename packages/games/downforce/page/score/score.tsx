import type { Looking, ScoreProps } from '@paddock/page-kit/game-page.ts'
import { FinalOrder } from '@paddock/page-kit/lanes/cars/final-order.tsx'
import { raceOrder } from '../../prospects/race.ts'
import { isForMoney } from '../../rules/options.ts'
import type { View } from '../../rules/view.ts'
import { carLook, colourOf } from '../livery.ts'
import { raceText } from '../race/text/index.ts'
import { text } from '../text/index.ts'
import { TeamSheet } from './sheet.tsx'
import { scoreText } from './text/index.ts'

/** The score sheet of every team; where no money is counted, the cars in their order. */
export function Score({ ranking, ...looking }: ScoreProps<View>) {
  const { view, language } = looking
  const words = { ...text[language], ...scoreText[language] }
  if (!isForMoney(view.options)) return <WithoutMoney {...looking} />
  return (
    <section class="score">
      <h3>{words.scoreTitle}</h3>
      <p>{words.scoreHow}</p>
      <div class="lanes-sheets">
        {ranking.map(({ seat }) => (
          <TeamSheet key={seat} seat={seat} looking={looking} />
        ))}
      </div>
    </section>
  )
}

function WithoutMoney({ view, language, name }: Looking<View>) {
  const words = { ...text[language], ...raceText[language], ...scoreText[language] }
  return (
    <section class="score">
      <h3>{words.orderTitle}</h3>
      <p>{words.orderHow}</p>
      <FinalOrder
        order={raceOrder(view)}
        owner={view.owner}
        name={name}
        look={carLook}
        words={{ ...words, car: (car) => words.car(colourOf(car)) }}
      />
    </section>
  )
}
