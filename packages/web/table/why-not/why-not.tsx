import './why-not.css'
import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import type { AnyOutOfReach } from '@paddock/page-kit/out-of-reach.ts'
import { beside } from '@paddock/page-kit/ui/beside.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Choosing } from '../deciding/choosing.ts'
import type { Live } from '../live.ts'
import { type Answer, answerTo } from './answer.ts'
import { type Reached, reachedBy } from './reached.ts'

interface Asked {
  readonly live: Live
  readonly choosing: Choosing | undefined
}

interface WhyNotProps extends Asked {
  /** The name of the question that is asked. */
  readonly question: string
}

interface Told extends Answer {
  readonly at: DOMRect
  /** The rule's name. */
  readonly title: string
}

/** How far a finger may stray and still tap, in pixels. */
const stray = 8

/** Whoever reaches for something that cannot be done now is told why, beside it, with the way to the rule. */
export function WhyNot({ live, choosing, question }: WhyNotProps) {
  const { page, looking, words, opened } = live
  const [told, tell] = useState<Told | undefined>(undefined)
  const latest = useRef<Asked>({ live, choosing })
  latest.current = { live, choosing }
  useEffect(() => {
    const ending = new AbortController()
    page.outOfReach?.().then((known) => {
      if (!ending.signal.aborted) hear(known, latest, tell, ending.signal)
    })
    return () => ending.abort()
  }, [page])
  // What was said of one question says nothing of the next, nor in another language.
  useEffect(() => tell(undefined), [question, choosing === undefined, looking.language])
  const openRule = () => {
    opened.value = { what: 'rules', at: told?.rule }
    tell(undefined)
  }
  return (
    <div role="status" class="why-not-heard">
      {told && (
        <div class="why-not" style={beside(told.at)}>
          <p>{told.said}</p>
          <button type="button" class="table-rule" onClick={openRule}>
            {words.ruleNamed(told.title)}
          </button>
        </div>
      )}
    </div>
  )
}

/** Listens for what is reached for, until it is told to end. */
function hear(
  known: AnyOutOfReach,
  latest: { readonly current: Asked },
  tell: (told: Told | undefined) => void,
  signal: AbortSignal,
): void {
  let pressed = { x: 0, y: 0 }
  let before: (Asked & { readonly reached: Reached | undefined }) | undefined
  const look = (event: MouseEvent) => {
    const { live, choosing } = latest.current
    const { page, shown, looking } = live
    // A key that presses a button is a click as well, and no drag.
    const strayed = event.detail === 0 ? 0 : Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y)
    const isMeant = !shown.isBusy && strayed <= stray
    const reached = isMeant ? reachedBy(event, known.pieceAt, looking.view, page.circuit(looking.view)) : undefined
    before = { live, choosing, reached }
  }
  const answer = async ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.why-not')) return
    tell(undefined)
    if (!before?.reached) return
    const { live, choosing, reached } = before
    const sections = await live.page.rules[live.looking.language]()
    const found = answerTo(reached.piece, known, live, choosing, sections)
    if (found) tell(toldAt(reached, found, sections))
  }
  addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => {
      pressed = { x, y }
    },
    { signal, capture: true },
  )
  // A press may choose something, and then other things are out of reach: what counts is how it stood before.
  addEventListener('click', look, { signal, capture: true })
  addEventListener('click', answer, { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && tell(undefined), { signal })
}

function toldAt({ at }: Reached, found: Answer, sections: readonly RulesSection[]): Told {
  return { ...found, at, title: sections.find(({ id }) => id === found.rule)?.title ?? '' }
}
