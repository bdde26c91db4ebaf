import './prizes.css'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { prizes } from '../../rules/money.ts'
import type { View } from '../../rules/view.ts'
import { text as handText } from '../hand/text/index.ts'
import { text as moneyText } from '../money/text/index.ts'
import { text } from './text/index.ts'

/** What a car brings by its place: that is what a driver is worth. */
export function Prizes({ language }: Pick<Looking<View>, 'language'>) {
  const words = text[language]
  return (
    <div class="tr-prizes">
      <span id="tr-prizes">{words.prizes}</span>
      <ol aria-labelledby="tr-prizes">
        {prizes.map((prize, index) => (
          <li key={prize}>
            {handText[language].place(index + 1)} <b>{moneyText[language].short(prize)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}
