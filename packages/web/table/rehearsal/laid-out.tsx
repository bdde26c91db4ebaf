import './laid-out.css'
import { CarIcon } from '@paddock/board'
import type { AnyBox } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { Fragment } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { inWords } from '../scene/considered.tsx'
import { text } from '../text/index.ts'
import type { Rehearsing } from './rehearsal.ts'
import type { Rehearsal } from './use-rehearsal.ts'

interface LaidOutProps {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly rehearsal: Rehearsal
}

/** What is laid out, question by question, each to be changed; and the one press that makes all of it. */
export function LaidOut({ box, page, rehearsal }: LaidOutProps) {
  const { laying, questions, at, goTo, commit } = rehearsal
  const words = text[questions[0]?.deciding.language ?? 'en']
  const [first] = questions
  // What all the others follow from, such as a card, is seen in the hand.
  const isNamed = first !== undefined && laying.propose !== undefined && laying.propose(first.deciding) === undefined
  const play = useRef<HTMLButtonElement>(null)
  const answers = questions.map(({ choice }) => choice ?? '?').join()
  // Enter plays what has just been laid out, as its button says, and not another choice that has the focus.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('.table-hand')) {
      play.current?.focus({ preventScroll: true })
    }
  }, [answers])
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at, answers])
  return (
    <div class="table-laid">
      {isNamed && at > 0 && (
        <button type="button" class="table-laid-step table-laid-back" onClick={() => goTo(0)}>
          <span aria-hidden="true">←</span>
          <span class="unseen">{words.laidBack}</span>
        </button>
      )}
      <ol ref={list} class="table-laid-list" aria-label={words.laidOut}>
        {questions.map((question, place) => (
          <Fragment key={place}>
            {place === 0 && isNamed ? null : (
              <li>
                <button
                  type="button"
                  class="table-laid-step"
                  aria-current={place === at ? 'step' : undefined}
                  data-open={question.choice === undefined}
                  onClick={() => goTo(place)}
                >
                  <Step {...{ box, page, question }} />
                </button>
              </li>
            )}
            {question.unasked.map((event, index) => (
              <li key={index} class="table-laid-unasked">
                {box.words[question.deciding.language].event(event, question.deciding.name)}
              </li>
            ))}
          </Fragment>
        ))}
      </ol>
      {/* Where nothing is proposed, the last answer makes all of it. */}
      {(commit || laying.propose) && (
        <button
          ref={play}
          type="button"
          class="button button-primary table-laid-play"
          disabled={!commit}
          onClick={commit}
        >
          {words.play}
          <span class="enter" aria-hidden="true">
            ↵
          </span>
        </button>
      )}
    </div>
  )
}

/** The car it is about, and what is done with it. */
function Step({ box, page, question }: Pick<LaidOutProps, 'box' | 'page'> & { readonly question: Rehearsing }) {
  const { deciding, choice } = question
  const words = text[deciding.language]
  if (choice === undefined) return <span>{words.stillOpen}</span>
  const target = page.targets(deciding).find(({ id }) => id === String(choice))
  const look = page.cars(deciding).find(({ id }) => id === target?.car)?.look
  return (
    <>
      {look && <CarIcon look={look} class="table-laid-car" />}
      <span class="unseen">{inWords(box, page, deciding, choice)}</span>
      <span aria-hidden="true">
        {box.words[deciding.language].action(deciding.choices[choice], deciding.view, deciding.seat)}
      </span>
    </>
  )
}
