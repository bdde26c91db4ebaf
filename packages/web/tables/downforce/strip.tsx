import './strip.css'
import { Sign } from '@paddock/board'
import { type Action, type Event, standing, type View } from '@paddock/games/downforce'
import type { HandProps, Looking } from '../game-table.ts'
import { carInHand } from './cars.ts'
import { Discards } from './discards.tsx'
import { carLook, colourOf } from './livery.ts'
import { text } from './text/index.ts'

/** The cars from first to last, the own bets, and a way into the cards that are gone. */
export function Strip(props: HandProps<View, Action, Event>) {
  return (
    <div class="df-strip">
      <Order {...props} />
      <Slip {...props} />
      <Discards {...props} />
    </div>
  )
}

function Order({ view, viewer, language }: Looking<View>) {
  const words = text[language]
  return (
    <ol class="df-order" aria-label={words.order}>
      {standing(view).map((car) => (
        <li
          key={car}
          data-now={car === carInHand(view)}
          data-own={view.owner[car] === viewer}
          data-home={view.finished.includes(car)}
        >
          <Sign look={carLook(car)} numbered label={words.car(colourOf(car))} />
        </li>
      ))}
    </ol>
  )
}

const lines = [0, 1, 2]

/** The own bets, which nobody else sees before the end. */
function Slip({ view, viewer, language }: Looking<View>) {
  if (viewer === 'spectator' || view.options.betting === 'off') return null
  const words = text[language]
  const own = view.bets[viewer] ?? []
  return (
    <dl class="df-slip" title={words.betsSecret}>
      <div class="df-slip-title">
        <dt>{words.betsShort}</dt>
        <dd />
      </div>
      {lines.map((line) => {
        const car = own[line]
        return (
          <div key={line} data-due={view.due.includes(line)}>
            <dt>
              <span class="unseen">{words.bet(line + 1)}</span>
              <span aria-hidden="true">{line + 1}</span>
            </dt>
            <dd>
              {car === undefined ? (
                <span class="unseen">{words.noBetYet}</span>
              ) : (
                <Sign look={carLook(car)} label={words.car(colourOf(car))} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
