import type { AnyBox, GameEvent } from '@paddock/kernel'
import type { AnyGamePage, Deciding, Looking } from '@paddock/page-kit/game-page.ts'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { rulesText } from '../text/index.ts'
import type { Happened } from './playing.ts'

interface HappenedProps {
  readonly page: AnyGamePage
  readonly looking: Looking<unknown>
  readonly happened: readonly Happened[]
}

/** The cards that were laid down, as everyone at a table sees them. */
export function CardsPlayed({ page, looking, happened }: HappenedProps) {
  const { CardShown, showsCard } = page
  const shown = happened.filter(({ event, before }) => showsCard?.(event, before, 'spectator'))
  if (!CardShown || shown.length === 0) return null
  return (
    <div class="rules-example-cards">
      {shown.map(({ event, after }, at) => (
        <CardShown key={at} {...looking} view={after} event={event} />
      ))}
    </div>
  )
}

interface ChoicesProps {
  readonly box: AnyBox
  readonly deciding: Deciding<unknown, unknown, GameEvent>
  readonly considered: number | undefined
  consider(choice: number | undefined): void
  choose(choice: number): void
}

/** All that may be done, in words; what is looked at is shown on the board. */
export function Choices({ box, deciding, considered, consider, choose }: ChoicesProps) {
  const { choices, view, seat, language } = deciding
  return (
    <ul class="rules-example-choices">
      {choices.map((action, choice) => (
        <li key={choice}>
          <button
            type="button"
            class="button button-low"
            data-considered={choice === considered}
            onPointerEnter={() => consider(choice)}
            onPointerLeave={() => consider(undefined)}
            onFocus={() => consider(choice)}
            onBlur={() => consider(undefined)}
            onClick={() => choose(choice)}
          >
            {box.words[language].action(action, view, seat)}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface CameOfItProps extends HappenedProps {
  readonly box: AnyBox
  readonly seats: number
}

/** What the journal of a table would say of it. */
export function CameOfIt({ box, page, looking, happened, seats }: CameOfItProps) {
  const { language, name } = looking
  const told = happened.filter(({ event }) => page.telling(event) !== 'silent')
  if (told.length === 0) return null
  return (
    <>
      <h4>{inLanguage(rulesText).cameOfIt}</h4>
      <ul class="rules-example-told">
        {told.map(({ event }, at) => (
          <li key={at}>{box.words[language].event(event, name, seats)}</li>
        ))}
      </ul>
    </>
  )
}
