import type { BoardMotion, CarMove, Spot } from '@paddock/board'
import type { Language, Name } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { AnyRulesExample } from '@paddock/page-kit/rules-example.ts'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type Happened, type Played, playedTo } from './playing.ts'

/** Milliseconds that a car drives. */
const drive = 700

/** All ways that are driven in an example: what its drawing must show. */
export function spotsOf(
  example: AnyRulesExample,
  page: AnyGamePage,
  looking: { readonly language: Language; readonly name: Name },
): readonly Spot[] {
  const played = example.steps.map((_, step) => playedTo(example, step + 1))
  const driven = played.flatMap(({ happened }) => waysOf(page, happened)).flatMap(({ path }) => path)
  if (driven.length > 0) return driven
  const { view, viewer } = playedTo(example, 0)
  return page.cars({ ...looking, view, viewer }).map(({ spot }) => spot)
}

export function waysOf(page: AnyGamePage, happened: readonly Happened[]): readonly CarMove[] {
  return happened.flatMap(({ event, before, after }) => page.motion(event, before, after))
}

export interface Drawn {
  readonly view: unknown
  readonly motion: BoardMotion | undefined
  readonly lastMoves: readonly CarMove[]
  readonly isBusy: boolean
  onMotionEnd(): void
}

/** Every motion is a new one, whichever example it belongs to. */
let motions = 0

/** What happened, shown one drive after the other; then how things stand. What is gone back to stands at once. */
export function useDrawn(page: AnyGamePage, played: Played, isDriven: boolean): Drawn {
  const drives = useMemo(
    () =>
      played.happened.flatMap(({ event, before, after }) => {
        const moves = page.motion(event, before, after)
        return moves.length > 0 ? [{ view: after, motion: { key: ++motions, moves, milliseconds: drive } }] : []
      }),
    [played, page],
  )
  const [shown, show] = useState({ played, at: isDriven ? 0 : drives.length })
  const latest = useRef(shown)
  const now = shown.played === played ? shown : { played, at: isDriven ? 0 : drives.length }
  latest.current = now
  useEffect(() => {
    if (shown !== now) show(now)
  })
  const driven = drives[now.at]
  return {
    view: driven?.view ?? played.view,
    motion: driven?.motion,
    lastMoves: driven ? [] : drives.flatMap(({ motion }) => motion.moves),
    isBusy: driven !== undefined,
    onMotionEnd: () => show({ played: latest.current.played, at: latest.current.at + 1 }),
  }
}
