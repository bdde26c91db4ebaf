import './hand.css'
import { canonical } from '@paddock/kernel'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import type { HandProps } from '@paddock/page-kit/game-page.ts'
import { foreseenDrive } from '../../prospects/foreseen-drive.ts'
import { heldOf } from '../../prospects/hand.ts'
import { carOnTurn, isOut } from '../../prospects/standing.ts'
import { turboBonus } from '../../rules/cards.ts'
import type { Action, Event } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { Bolt } from '../bolt.tsx'
import { text } from '../text/index.ts'
import { CardFace, DriveEnd } from './card-face.tsx'
import { type Held, heldCards } from './held.ts'
import { Rail } from './rail.tsx'

type Props = HandProps<View, Action, Event>

/** The order of the cars and the cards of whoever looks. */
export function Hand(props: Props) {
  const { view, viewer, language, deciding, considered } = props
  const words = text[language]
  const holdsTurbo = heldOf(view, 'turbo') > 0
  const then = driveBy(props, considered)?.then ?? view
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
      {viewer !== 'spectator' && isOut(view, viewer) && carOnTurn(view) !== undefined && (
        <p class="fun-out">{words.noCards}</p>
      )}
    </div>
  )
}

/** Where a choice leads, if there is one. */
function driveBy({ view, deciding }: Props, choice: number | undefined) {
  return deciding && choice !== undefined ? foreseenDrive(view, deciding.prospect(choice)) : undefined
}

/** Equal cards as one, with the choices they stand for. */
function Cards({ held, ...props }: Props & { readonly held: Held }) {
  const { language, considered, consider, choose } = props
  const { kind, count, alone, withTurbo } = held
  const words = text[language]
  const drive = driveBy(props, alone)
  const boosted = driveBy(props, withTurbo)
  const many = count > 1 ? `, ${words.copies(count)}` : ''
  return (
    <div class="fun-held">
      {alone === undefined ? (
        <div class="fun-card" data-piece={canonical({ piece: 'card', kind })}>
          <span class="unseen">{`${words.card(kind)}${many}`}</span>
          <CardFace kind={kind} count={count} language={language} />
        </div>
      ) : (
        <Choice
          choice={alone}
          considered={considered}
          consider={consider}
          choose={choose}
          label={`${drive ? words.drive(drive) : words.card(kind)}${many}`}
          class="fun-card"
          piece={canonical({ piece: 'card', kind })}
        >
          <CardFace kind={kind} count={count} keyName={String(alone + 1)} drive={drive} language={language} />
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
          piece={canonical({ piece: 'boost', kind })}
        >
          <span class="fun-boost-sum">
            <Bolt />+{turboBonus}
            <kbd class="fun-key">{withTurbo + 1}</kbd>
          </span>
          {boosted && (
            <span class="fun-end">
              <DriveEnd drive={boosted} language={language} />
            </span>
          )}
        </Choice>
      )}
    </div>
  )
}
