import './coach.css'
import type { LessonStand } from '@paddock/kernel/lessons'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { focusHand } from '../table/deciding/use-choosing.ts'
import type { Taught } from './drawn.tsx'
import { useEnter, useFocusOnNext } from './going-on.ts'
import { skipTo } from './once-more.ts'
import { usePointOut } from './point-out.ts'
import { lessonAfter, WaysOn } from './ways-on.tsx'
import { learnWords } from './words.ts'

interface CoachProps {
  readonly taught: Taught
  readonly isBusy: boolean
}

/** What is said in a lesson, how far it has come, and the ways on and out. */
export function Coach({ taught, isBusy }: CoachProps) {
  const { teaching, listed } = taught
  const words = inLanguage(learnWords)
  const now = teaching.stand.value
  // What was said stays until what came of it was seen.
  const shown = useRef<LessonStand>({ what: 'free' })
  if (!isBusy) shown.current = now
  const stand = shown.current
  const said = useSaid(taught, stand, isBusy)
  usePointOut(isBusy ? [] : teaching.points, stand.what === 'asked')
  const isRead = !isBusy && (stand.what === 'told' || stand.what === 'mistake')
  const next = useFocusOnNext(isRead, said)
  const goOn = (by: 'key' | 'pointer') => {
    teaching.next()
    // Whoever presses by keyboard goes on in the hand.
    if (by === 'key' && !teaching.run.isHalted) requestAnimationFrame(focusHand)
  }
  useEnter(isRead, () => goOn('key'))
  return (
    <section class="learn-coach" data-stand={stand.what} aria-label={words.lesson(listed.title[language.value])}>
      <p class="learn-said">{said}</p>
      <div class="learn-foot">
        <Dots taught={taught} />
        {stand.what === 'over' ? (
          <WaysOn taught={taught} />
        ) : (
          <>
            <WaysOut taught={taught} />
            <button
              ref={next}
              type="button"
              class="button button-primary"
              disabled={!isRead}
              onClick={({ detail }) => goOn(detail === 0 ? 'key' : 'pointer')}
            >
              {words.next}
            </button>
          </>
        )}
      </div>
      <Announced said={said} />
    </section>
  )
}

/** What the coach says now. */
function useSaid({ teaching, said }: Taught, stand: LessonStand, isBusy: boolean): string {
  const words = inLanguage(learnWords)
  const own = said(language.value)
  if (stand.what === 'over') return own?.done ?? ''
  if (!('moment' in stand)) {
    const isAsked = !isBusy && teaching.run.rival === undefined
    if (teaching.run.progress.had === 0) return own?.about ?? ''
    return isAsked ? words.free : words.others
  }
  const moment = own?.moments[stand.moment.id]
  return (stand.what === 'mistake' ? moment?.mistake : moment?.said) ?? ''
}

function Dots({ taught: { teaching } }: Pick<CoachProps, 'taught'>) {
  const { run } = teaching
  // How far it has come changes with where it stands.
  const { what } = teaching.stand.value
  const { had, mistakes } = run.progress
  const moments = run.lesson.moments.filter(({ isAstray }) => !isAstray)
  const gone = moments.filter((moment) => run.lesson.moments.indexOf(moment) < had).length
  const at = Math.min(gone + 1, moments.length)
  return (
    <span class="learn-dots" data-stand={what} role="img" aria-label={inLanguage(learnWords).how(at, moments.length)}>
      {moments.map(({ id }, index) => (
        <i key={id} data-had={index < gone} data-now={index === at - 1} data-missed={mistakes.includes(id)} />
      ))}
    </span>
  )
}

function WaysOut({ taught }: Pick<CoachProps, 'taught'>) {
  const words = inLanguage(learnWords)
  return (
    <>
      <a class="button button-low" href="/" title={words.leaveLesson}>
        {words.leave}
      </a>
      <SkipButton taught={taught} />
    </>
  )
}

function SkipButton({ taught: { game, listed } }: Pick<CoachProps, 'taught'>) {
  const words = inLanguage(learnWords)
  return (
    <button
      type="button"
      class="button button-low"
      title={words.skipLesson}
      onClick={() => skipTo(game, listed.id, lessonAfter(game, listed.id)?.id)}
    >
      {words.skip}
    </button>
  )
}

/** Said once to those who do not see it: a part of the page that changes, and is there before it does. */
function Announced({ said }: { readonly said: string }) {
  const [announced, announce] = useState('')
  useEffect(() => announce(said), [said])
  return (
    <p class="unseen" aria-live="polite">
      {announced}
    </p>
  )
}
