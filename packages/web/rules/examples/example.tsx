import './example.css'
import { type AnyBox, type GameEvent, prospectsOf } from '@paddock/kernel'
import type { AnyGamePage, Deciding, Looking } from '@paddock/page-kit/game-page.ts'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { AnyRulesExample, ExampleWords } from '@paddock/page-kit/rules-example.ts'
import { useMemo, useState } from 'preact/hooks'
import { rulesText } from '../text/index.ts'
import type { RulesPageWords } from '../text/words.ts'
import { spotsOf, useDrawn } from './drawing.ts'
import { ExampleBoard } from './example-board.tsx'
import { lastAsked, type Played, playedTo } from './playing.ts'
import { CameOfIt, CardsPlayed, Choices } from './tried.tsx'
import { type Stand, Ways } from './ways.tsx'

interface ExampleProps {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly example: AnyRulesExample
  readonly said: ExampleWords
}

/** An example to step through, and to try otherwise. */
export function Example({ box, page, example, said }: ExampleProps) {
  const words = inLanguage(rulesText)
  const spoken = language.value
  const [stand, go] = useState<Stand>({ step: 0 })
  const { step, tried } = stand
  const played = useMemo(() => playedTo(example, step, tried), [example, stand])
  const drawn = useDrawn(page, played, stand.isDriven === true)
  const name = (seat: number) => box.words[spoken].seat(seat)
  const looking = { view: drawn.view, viewer: played.viewer, language: spoken, name }
  const spots = useMemo(() => spotsOf(example, page, looking), [example])
  const deciding = useDeciding(box, played, looking, tried !== undefined && !drawn.isBusy)
  const [considered, consider] = useState<number>()
  const targets = useMemo(() => (deciding ? page.targets(deciding) : []), [deciding])
  const previews = deciding && considered !== undefined ? (page.preview?.(deciding, considered) ?? []) : []
  const choose = (choice: number) => {
    consider(undefined)
    go({ step, tried: [...(tried ?? []), deciding?.choices[choice]], isDriven: true })
  }
  const askedAt = useMemo(() => lastAsked(example, step), [example, step])
  return (
    <div class="rules-example-body" data-board={!example.offBoard}>
      {!example.offBoard && (
        <div class="rules-example-board">
          <ExampleBoard
            {...{ page, looking, spots, drawn, targets, previews, considered, consider, choose }}
            title={said.title}
          />
        </div>
      )}
      <div class="rules-example-words">
        <p class="rules-example-step">{placeOf(stand, example, words)}</p>
        <p role="status">{tried ? askedOf(box, deciding) : saidAt(said, step)}</p>
        <CardsPlayed page={page} looking={looking} happened={played.happened} />
        {deciding && <Choices {...{ box, deciding, considered, consider, choose }} />}
        {(tried ? tried.length > 0 : example.offBoard) && (
          <CameOfIt {...{ box, page, looking }} happened={played.happened} seats={played.table.state.seats} />
        )}
        <Ways stand={stand} steps={example.steps.length} askedAt={askedAt} go={go} />
      </div>
    </div>
  )
}

/** Where in the example this is: before it, after it, or at a step of it. */
function placeOf({ step, tried }: Stand, { steps }: AnyRulesExample, words: RulesPageWords): string {
  if (tried) return words.tryIt
  if (step === 0) return words.before
  return steps.length === 1 ? words.after : words.step(step, steps.length)
}

function saidAt({ before, steps }: ExampleWords, step: number): string {
  return step === 0 ? before : (steps[step - 1] ?? '')
}

/** What is asked of whoever tries; nothing once somebody else would be asked. */
function askedOf(box: AnyBox, deciding: AnyDeciding | undefined): string {
  return deciding ? box.words[deciding.language].prompt(deciding.view, deciding.seat, deciding.name) : ''
}

type AnyDeciding = Deciding<unknown, unknown, GameEvent>

function useDeciding(box: AnyBox, played: Played, looking: Looking<unknown>, isAsked: boolean) {
  const { choices, view, viewer } = played
  const { language: spoken } = looking
  return useMemo(() => {
    if (!isAsked || choices.length === 0) return undefined
    const prospects = prospectsOf(box, view, viewer, choices)
    return { ...looking, view, seat: viewer, choices, prospect: prospects.of }
  }, [played, isAsked, spoken])
}
