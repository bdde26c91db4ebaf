import { afterRest, stands } from '@paddock/board/late'
import type { AnyGamePage, Following } from '@paddock/page-kit/game-page.ts'
import { useEffect, useRef } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { useOpenWhen, useTurnCall } from '../sound/use-hearing.ts'
import { lateDialog, lazily, Nothing } from '../ui/lazily.tsx'
import { useHold } from '../version/hold.ts'
import { useChatPanel } from './chat/use-chat-panel.tsx'
import { useKeys } from './deciding/keys.ts'
import { LivePrompt, promptOf } from './deciding/live-prompt.tsx'
import { useChoosing } from './deciding/use-choosing.ts'
import { useLinedUp } from './deciding/use-lined-up.ts'
import { useOnlyChoice } from './deciding/use-only-choice.ts'
import { isInTheMiddle } from './in-the-middle.ts'
import { isWatching, type Live, useLive } from './live.ts'
import { isRehearsal, type Rehearsal, useRehearsal } from './rehearsal/use-rehearsal.ts'
import { ending, prepareResult } from './result/later.ts'
import { linesOf } from './scene/lines.ts'
import { Scene } from './scene/scene.tsx'
import { Announcer } from './stage/announcer.tsx'
import { photographed } from './stage/sight.ts'
import { useCallouts } from './stage/use-callouts.ts'

/** What nobody needs who has a first decision to make. */
const Show = lazily(async () => (await import('./stage/show.tsx')).Show, Nothing)
const LaidOut = lazily(async () => (await import('./rehearsal/laid-out.tsx')).LaidOut, Nothing)
const LiveDialogs = lateDialog(async () => (await import('./dialogs/live-dialogs.tsx')).LiveDialogs)
const Answers = lazily(
  afterRest(async () => (await import('./answers.tsx')).Answers),
  Nothing,
)
const Curtain = lazily(async () => (await import('./dialogs/curtain.tsx')).Curtain)

interface LiveTableProps {
  readonly session: Session
  readonly page: AnyGamePage
}

/** What is announced is among so many of the latest entries. */
const latest = 8

/** The scene of a match, and whatever moves it on. */
export function LiveTable({ session, page }: LiveTableProps) {
  const live = useLive(session, page)
  const { stage, shown, looking, telling, words, opened, send, failed } = live
  const { position, viewer, journal, motion, lastMoves, isBusy, awaitsPress } = shown
  const { box, lesson } = session
  const isOpen = !isBusy && session.connection.value === 'live'
  const { act, isGoingOn } = useLinedUp({
    ...{ viewer, position, journal, isOpen, failed },
    isSending: live.isSending.value,
    isInterrupted: lesson?.isSpeaking.value === true,
    send: (action, onFailed) => send(() => session.act(action), onFailed),
  })
  const { choosing: asked, pointing, ...input } = useChoosing({ box, position, looking, isOpen, act })
  const following = useRef<Following<unknown> | undefined>(undefined)
  const found = useRehearsal({
    ...{ box, page, position, pointing, act, following },
    choosing: isGoingOn ? undefined : asked,
    isApart: lesson !== undefined,
  })
  const rehearsal = isRehearsal(found) ? found : undefined
  const offered = isRehearsal(found) ? found.choosing : found
  // What is laid out is not asked yet.
  const single = rehearsal ? undefined : offered
  const idle = single && page.idle?.(single.deciding)
  const made = useOnlyChoice({
    ...{ position, journal, idle, act },
    isWanted: page.goesOnAlone?.(position.view) === true,
    choosing: single,
  })
  // What cannot matter is not even offered.
  const choosing = idle !== undefined && made === idle ? undefined : offered
  useKeys({
    choices: choosing?.deciding.choices.length ?? 0,
    considered: choosing?.considered,
    isWatching: isWatching(live),
    choose: (choice) => choosing?.choose(choice),
    awaitsPress,
    press: () => stage.press(),
    skip: () => stage.skip(),
  })
  const isOver = position.ranking !== undefined && !isBusy
  const ended = isOver ? ending() : undefined
  const isDecided = session.position.value.ranking !== undefined
  // While the last moves are shown, what tells the result is on its way.
  useEffect(() => (isDecided ? prepareResult(page) : undefined), [isDecided])
  useFinish(isOver, () => {
    opened.value = { what: 'finish' }
  })
  useHold(() =>
    isInTheMiddle({
      kind: session.kind,
      position: session.position.peek(),
      isShowing: stage.shown.peek().isBusy,
      isSending: live.isSending.peek(),
      isConsidering: choosing?.considered !== undefined,
    }),
  )
  const closeDialog = () => {
    opened.value = undefined
  }
  const callouts = useCallouts({ box, page, shown, looking, seats: session.seatCount })
  const panel = useChatPanel(live)
  const curtain = isBusy ? undefined : session.curtain.value
  const isCalled = curtain !== undefined || (choosing !== undefined && position.sealed === undefined)
  // Of a match in this browser only the bots are waited for.
  const isWaitedFor = isBusy ? !motion && !shown.spectacle : session.kind !== 'online' && !isCalled
  const isSeen = viewer === 'spectator' || isOver || !isWaitedFor
  useEffect(() => (isSeen ? stands() : undefined), [isSeen])
  // Nobody waits for sound before a first decision.
  useOpenWhen(live.hearing, !isBusy && (isCalled || viewer === 'spectator' || isOver))
  useTurnCall(live.hearing, isCalled, journal.at(-1)?.seat !== viewer)
  return (
    <div class="table-page" {...input}>
      <Scene
        box={box}
        page={page}
        position={rehearsal?.position ?? position}
        viewer={viewer}
        sitters={session.sitters.value}
        journal={journal}
        newSince={live.newSince.value}
        motion={motion}
        isBusy={isBusy}
        lastMoves={lastMoves}
        isPlayed={viewer !== 'spectator' && !isOver}
        choosing={choosing}
        letFollow={(now) => {
          following.current = now
        }}
        isPassedRound={session.kind === 'shared'}
        laidOut={rehearsal && <LaidOut {...{ box, page, rehearsal }} />}
        laidOutMoves={rehearsal?.moves}
        noHand={curtain !== undefined}
        panel={panel}
        onTap={isBusy ? () => (awaitsPress ? stage.press() : stage.skip()) : undefined}
        callouts={callouts}
        photo={shown.spectacle?.kind === 'photo' ? photographed(shown.spectacle.sight) : undefined}
        over={
          (shown.moment || shown.spectacle) && (
            <Show box={box} page={page} shown={shown} looking={looking} seats={session.seatCount} you={words.you} />
          )
        }
        top={
          <>
            <LivePrompt live={rehearsed(live, rehearsal)} choosing={choosing} />
            {lesson && <lesson.Coach isBusy={isBusy} />}
          </>
        }
        onBoard={lesson && !isBusy && <lesson.Rings looking={looking} />}
        foot={ended && <ended.WhatNext session={session} onTrouble={failed} />}
      />
      {/* What one viewer was told must not stay for the next, nor what was said in another language. */}
      <Announcer
        key={`${viewer} ${looking.language}`}
        asked={choosing ? promptOf(rehearsed(live, rehearsal), choosing) : ''}
        lines={linesOf(journal.slice(-latest), telling)}
      />
      <Answers live={live} choosing={choosing} question={pointing.question} />
      {opened.value && <LiveDialogs live={live} onClose={closeDialog} />}
      {curtain !== undefined && <Curtain key={curtain} live={live} seat={curtain} />}
    </div>
  )
}

/** The table as it would stand at the question of a rehearsal that is shown. */
function rehearsed(live: Live, rehearsal: Rehearsal | undefined): Live {
  if (!rehearsal) return live
  const { position, at, commit } = rehearsal
  const isLaidOut = at === 0 && commit !== undefined
  return { ...live, isLaidOut, shown: { ...live.shown, position }, looking: { ...live.looking, view: position.view } }
}

/** Opens the result when the match ends before someone's eyes; who comes later finds a button. */
function useFinish(isOver: boolean, open: () => void): void {
  const wasOver = useRef(isOver)
  useEffect(() => {
    if (isOver && !wasOver.current) open()
    wasOver.current = isOver
  }, [isOver])
}
