import './hand.css'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import type { HandProps } from '@paddock/page-kit/game-page.ts'
import { kindOf, turboBonus } from '../rules/cards.ts'
import { withCarAt } from '../rules/standing.ts'
import { type Action, carOnTurn, type Event, ownerOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { Bolt } from './bolt.tsx'
import { driveOf } from './drive.ts'
import { End, Face } from './face.tsx'
import { type Held, heldCards } from './held.ts'
import { Rail } from './rail.tsx'
import { text } from './text/index.ts'

type Props = HandProps<View, Action, Event>

/** The order of the cars and the cards of whoever looks. */
export function Hand(props: Props) {
  const { view, viewer, language, deciding, considered } = props
  const words = text[language]
  const isDriving = viewer !== 'spectator' && view.order.some((car) => ownerOf(car) === viewer)
  const isOut = viewer !== 'spectator' && !isDriving && carOnTurn(view) !== undefined
  const holdsTurbo = view.hand.some((card) => kindOf(card) === 'turbo')
  const drive = considered === undefined ? undefined : driveOf(view, deciding?.foreseen[considered])
  const then = drive ? withCarAt(view, drive.car, drive.to, drive.slot) : view
  return (
    <div class="fun-hand">
      <Rail looking={props} then={then} />
      {view.hand.length > 0 && (
        <Choices label={words.hand} class={holdsTurbo ? 'fun-cards fun-cards-boosted' : 'fun-cards'}>
          {heldCards(view, deciding?.choices ?? []).map((held) => (
            <Cards key={held.kind} held={held} {...props} />
          ))}
        </Choices>
      )}
      {isOut && <p class="fun-out">{words.noCards}</p>}
    </div>
  )
}

/** Equal cards as one, with the choices they stand for. */
function Cards({ held, ...props }: Props & { readonly held: Held }) {
  const { view, language, deciding, considered, consider, choose } = props
  const { kind, count, alone, withTurbo } = held
  const words = text[language]
  const driveBy = (choice: number | undefined) =>
    choice === undefined ? undefined : driveOf(view, deciding?.foreseen[choice])
  const drive = driveBy(alone)
  const boosted = driveBy(withTurbo)
  const many = count > 1 ? `, ${words.copies(count)}` : ''
  return (
    <div class="fun-held">
      {alone === undefined ? (
        <div class="fun-card">
          <span class="unseen">{`${words.card(kind)}${many}`}</span>
          <Face kind={kind} count={count} language={language} />
        </div>
      ) : (
        <Choice
          choice={alone}
          considered={considered}
          consider={consider}
          choose={choose}
          label={`${drive ? words.drive(drive) : words.card(kind)}${many}`}
          class="fun-card"
        >
          <Face kind={kind} count={count} keyName={String(alone + 1)} drive={drive} language={language} />
        </Choice>
      )}
      {withTurbo !== undefined && (
        <Choice
          choice={withTurbo}
          considered={considered}
          consider={consider}
          choose={choose}
          label={boosted ? words.drive(boosted) : `${words.card(kind)} + ${words.turbo}`}
          class="fun-boost"
        >
          <span class="fun-boost-sum">
            <Bolt />+{turboBonus}
            <kbd class="fun-key">{withTurbo + 1}</kbd>
          </span>
          {boosted && (
            <span class="fun-end">
              <End drive={boosted} language={language} />
            </span>
          )}
        </Choice>
      )}
    </div>
  )
}
