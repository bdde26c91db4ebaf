import '../table/table-page.css'
import './replay.css'
import { stands } from '@paddock/board/late'
import { type AnyBox, takenBack } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { LateHearing } from '../sound/late-hearing.ts'
import { useHearing, useOpenWhen } from '../sound/use-hearing.ts'
import { everyPlacing } from '../table/dialogs/placings.ts'
import { namesOf } from '../table/names.ts'
import { ResultLater } from '../table/result/later.ts'
import { linesOf } from '../table/scene/lines.ts'
import { Scene } from '../table/scene/scene.tsx'
import { Show } from '../table/stage/show.tsx'
import { useCallouts } from '../table/stage/use-callouts.ts'
import { text } from '../table/text/index.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { Controls } from './controls.tsx'
import { Ending } from './ending.tsx'
import type { Film } from './film/film.ts'
import type { Reel } from './film/reel.ts'
import { Papers } from './papers.tsx'
import { greatMoments } from './projector/great-moments.ts'
import { listenToKeys } from './projector/keys.ts'
import { Projector } from './projector/projector.ts'
import { pointOf, searchFor } from './replay-point.ts'
import { words as inLanguages } from './words.ts'

interface ReplaySceneProps {
  readonly box: AnyBox
  readonly film: Film
  readonly reel: Reel
  readonly page: AnyGamePage
}

/** A match that is being watched again. */
export function ReplayScene({ box, film, reel, page }: ReplaySceneProps) {
  useEffect(stands, [])
  const hearing = useHearing(page)
  useOpenWhen(hearing, true)
  const projector = useMemo(() => projectorOf(reel, page, hearing), [reel, page, hearing])
  const moments = useMemo(
    () => greatMoments(reel.journal(reel.length, 'spectator'), page, takenBack(reel.record.entries)),
    [reel, page],
  )
  const [hasPapers, showPapers] = useState(false)
  const [hasResult, showResult] = useState(false)
  // Before the first paint: whoever sees the controls may press a key.
  useLayoutEffect(() => {
    const deaf = listenToKeys(projector)
    const hide = () => document.hidden && projector.stop()
    document.addEventListener('visibilitychange', hide)
    return () => {
      deaf()
      document.removeEventListener('visibilitychange', hide)
      projector.close()
    }
  }, [projector])
  const moment = { at: projector.at.value, viewer: projector.viewer.value }
  useAddress(searchFor(moment))

  const spoken = language.value
  const words = inLanguage(inLanguages)
  const gameWords = box.words[spoken]
  const name = namesOf(box, film.sitters, spoken)
  const { position, viewer, journal, motion, isBusy } = projector.shown.value
  const looking = { view: position.view, viewer, language: spoken, name }
  const callouts = useCallouts({ box, page, shown: projector.shown.value, looking, seats: film.sitters.length })
  const headline = page.headline(looking)
  const heard = linesOf(journal.slice(-1), { box, page, language: spoken, name, seats: film.sitters.length })
  /** A moment of this very film: it is wound there, and the result makes way. */
  const momentOf = (at: number) => ({
    href: `${location.pathname}${searchFor({ at, viewer })}${location.hash}`,
    onClick(event: Event) {
      event.preventDefault()
      showResult(false)
      projector.goTo(at)
    },
  })
  usePageTitle(`${words.title}: ${gameWords.title}`)
  return (
    <div class="table-page replay-page">
      <Scene
        box={box}
        page={page}
        position={position}
        viewer={viewer}
        sitters={film.sitters}
        journal={journal}
        motion={motion}
        isBusy={isBusy}
        callouts={callouts}
        over={
          <Show
            box={box}
            page={page}
            shown={projector.shown.value}
            looking={looking}
            seats={film.sitters.length}
            you={text[spoken].you}
          />
        }
        top={
          <>
            <div class="replay-head">
              <h1>
                {words.title} <small>{headline}</small>
              </h1>
            </div>
            <Controls projector={projector} moments={moments} name={name} words={words}>
              <button
                type="button"
                class="button"
                aria-haspopup="dialog"
                onClick={() => {
                  projector.stop()
                  showPapers(true)
                }}
              >
                {words.papers}
              </button>
            </Controls>
            {position.ranking && (
              <Ending
                placings={everyPlacing(position.ranking, page.rivals?.(looking))}
                box={box}
                film={film}
                name={name}
                onResult={() => showResult(true)}
              />
            )}
          </>
        }
      />
      <p class="unseen" aria-live="polite">
        {!projector.isRunning.value && heard.map(({ said }) => said).join(' ')}
      </p>
      {hasResult && position.ranking && (
        <ResultLater
          box={box}
          page={page}
          options={film.record.options}
          looking={looking}
          ranking={position.ranking}
          find={async () => film}
          link={momentOf}
          onClose={() => showResult(false)}
        />
      )}
      {hasPapers && <Papers box={box} film={film} moment={moment} onClose={() => showPapers(false)} />}
    </div>
  )
}

function projectorOf(reel: Reel, page: AnyGamePage, hearing: LateHearing): Projector {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  return new Projector({
    reel,
    page,
    start: pointOf(location.search, reel.length, reel.record.seats),
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
    onShown: (shown) => hearing.shown(shown),
    isStill: () => still.matches,
  })
}

/** The address follows the moment, so that a reload comes back to it; not on every entry, as browsers forbid that. */
function useAddress(search: string): void {
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`),
      400,
    )
    return () => clearTimeout(timer)
  }, [search])
}
