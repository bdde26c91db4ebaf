import './scene.css'
import './scene-sizes.css'
import { Board, type BoardCallout, type BoardMark, type BoardMotion, type CarMove } from '@paddock/board'
import { afterRest } from '@paddock/board/late'
import type { AnyBox, MatchView, Viewer } from '@paddock/kernel'
import { namedCircuit } from '@paddock/page-kit/circuit-name.ts'
import type { AnyGamePage, Following } from '@paddock/page-kit/game-page.ts'
import { language } from '@paddock/page-kit/language.ts'
import { useReachable } from '@paddock/page-kit/ui/reachable.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { JournalStep, Sitter } from '../../session/session.ts'
import { camera } from '../../settings/camera.ts'
import { lazily, Nothing } from '../../ui/lazily.tsx'
import { direct } from '../camera/direct.ts'
import type { Choosing } from '../deciding/choosing.ts'
import { namesOf } from '../names.ts'
import { text } from '../text/index.ts'
import { ConsideredChoice } from './considered.tsx'
import { SceneBar } from './scene-bar.tsx'
import { SeatList } from './seat-list.tsx'
import { useCovered } from './use-covered.ts'
import { usePart } from './use-part.ts'
import { useTap } from './use-tap.ts'

/** Who has a first decision to make has nothing to read about yet. */
const JournalList = lazily(
  afterRest(async () => (await import('./journal.tsx')).JournalList),
  Nothing,
)

/**
 * A match at one moment, without anything that moves it on: board, hand, seats, journal. The table
 * page and the replay both show it; what they add goes into the places at the end of the list.
 */
export interface SceneProps {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly position: MatchView<unknown, unknown>
  readonly viewer: Viewer
  readonly sitters: readonly Sitter[]
  /** What the journal shows, oldest first. */
  readonly journal: readonly JournalStep[]
  /** The entry after which the journal's lines are news. */
  readonly newSince?: number | undefined
  /** Whether something is being shown, so that nobody is waited for. */
  readonly isBusy?: boolean
  /** The motion under way, if any. */
  readonly motion?: BoardMotion | undefined
  onMotionEnd?: (key: number) => void
  /** The ways driven last, which leave a trace. */
  readonly lastMoves?: readonly CarMove[]
  /** What is called out at the cars. */
  readonly callouts?: readonly BoardCallout[]
  /** The cars of a photo finish while it is looked at. */
  readonly photo?: readonly string[] | undefined
  /** Whether decisions are made here: then there is always room for them, so that nothing jumps. */
  readonly isPlayed?: boolean
  /** A decision the viewer can make here; left out, the hand is shown but nothing in it can be played. */
  readonly choosing?: Choosing | undefined
  /** Several choices that are laid out together, in place of what the one looked at would do; and how the board shows them. */
  readonly laidOut?: ComponentChildren
  readonly laidOutMoves?: readonly CarMove[] | undefined
  letFollow?: ((following: Following<unknown> | undefined) => void) | undefined
  /** Several people look at this screen in turn, each when it is passed to them. */
  readonly isPassedRound?: boolean
  /** At the top of the side, and under the board on a phone: what is asked, or how the replay is driven. */
  readonly top?: ComponentChildren
  /** A tap on the board where there is nothing to choose. */
  onTap?: (() => void) | undefined
  /** Drawn on the board, over the cars, in lane widths. */
  readonly onBoard?: ComponentChildren
  /** Over the board. */
  readonly over?: ComponentChildren
  /** Below the hand. */
  readonly foot?: ComponentChildren
  /** One more panel beside the journal. */
  readonly panel?: ScenePanel | undefined
  /** Shows no hand: while the device changes hands. */
  readonly noHand?: boolean
}

export interface ScenePanel {
  readonly title: string
  readonly unread: number
  readonly content: ComponentChildren
  /** All of it is in sight. */
  onRead?: () => void
}

export function Scene(props: SceneProps) {
  const { box, page, position, viewer, sitters, journal, choosing, panel } = props
  const spoken = language.value
  const words = text[spoken]
  const [part, show] = usePart()
  const name = useMemo(() => namesOf(box, sitters, spoken), [box, sitters, spoken])
  const { view } = position
  const looking = useMemo(() => ({ view, viewer, language: spoken, name }), [view, viewer, spoken, name])
  const telling = useMemo(
    () => ({ box, page, language: spoken, name, seats: sitters.length }),
    [box, page, spoken, name],
  )
  const board = useRef<HTMLDivElement>(null)
  useTap(board, props.onTap)
  const unread = part === 'panel' ? panel?.unread : 0
  useEffect(() => {
    if (unread) panel?.onRead?.()
  }, [unread])
  const { Hand, Display } = page
  const told = useMemo(() => journal.flatMap(({ events }) => events), [journal])
  const hand = useReachable<HTMLDivElement>()
  const [tried, tryOut] = useState<readonly CarMove[] | undefined>(undefined)
  const covered = useCovered(board, '.table-hand, .table-foot, .table-bar')
  const isBusy = props.isBusy === true
  // What is called out at a car comes and goes while cars move: nothing else is made anew for it.
  const seats = useMemo(
    () => <SeatList {...{ page, looking, position, sitters, isBusy }} seatCount={sitters.length} />,
    [page, looking, position, sitters, isBusy],
  )
  const lines = useMemo(
    () => <JournalList steps={journal} telling={telling} newSince={props.newSince} />,
    [journal, telling, props.newSince],
  )
  return (
    <div class="table-scene" data-part={part ?? 'none'} data-asked={choosing !== undefined}>
      <div ref={board} class="table-board">
        <SceneBoard {...props} looking={looking} covered={covered} tried={choosing && (tried ?? props.laidOutMoves)} />
        {Display && <Display {...looking} told={told} />}
        {props.over}
      </div>
      <div class="table-top">{props.top}</div>
      {!props.noHand && (
        <div ref={hand} class="table-hand">
          {props.laidOut ?? (props.isPlayed && <ConsideredChoice box={box} page={page} choosing={choosing} />)}
          <Hand
            {...looking}
            deciding={choosing?.deciding}
            sealed={position.sealed}
            told={told}
            considered={choosing?.considered}
            consider={choosing?.consider ?? ignore}
            choose={choosing?.choose ?? ignore}
            tryOut={tryOut}
            letFollow={props.letFollow ?? ignore}
            isPassedRound={props.isPassedRound}
          />
        </div>
      )}
      {props.foot && <div class="table-foot">{props.foot}</div>}
      <SceneBar words={words} part={part} show={show} panel={panel} />
      <aside id="table-side" class="table-side">
        {seats}
        <section class="table-log" aria-label={part === 'panel' && panel ? panel.title : words.journal}>
          {panel && part === 'panel' ? panel.content : lines}
        </section>
      </aside>
    </div>
  )
}

interface SceneBoardProps extends SceneProps {
  readonly looking: Parameters<AnyGamePage['cars']>[0]
  readonly covered: ReturnType<typeof useCovered>
  /** What is tried out in the hand. */
  readonly tried: readonly CarMove[] | undefined
}

function SceneBoard(props: SceneBoardProps) {
  const { page, looking, position, motion, onMotionEnd, lastMoves = [], callouts, choosing, tried } = props
  const { view, language: spoken } = looking
  const driven = page.circuit(view)
  const circuit = useMemo(() => driven && namedCircuit(driven, spoken), [driven, spoken])
  const targets = useMemo(() => (choosing ? page.targets(choosing.deciding) : []), [choosing?.deciding, page])
  const considered = choosing?.considered
  const foreseen = useMemo(
    () => (choosing && considered !== undefined ? (page.preview?.(choosing.deciding, considered) ?? []) : []),
    [choosing?.deciding, considered, page],
  )
  const previews = tried ?? foreseen
  const cars = useMemo(() => page.cars(looking), [page, looking])
  if (!circuit) return null
  const words = text[spoken]
  const shot = direct({
    circuit,
    cars,
    choosing: choosing && { targets, considered: considered?.toString() },
    previews,
    moves: motion?.moves ?? [],
    lastMoves,
    isBusy: props.isBusy === true,
    isOver: position.ranking !== undefined,
    photo: props.photo,
    field: page.field?.(view),
  })
  return (
    <Board
      circuit={circuit}
      cars={cars}
      tokens={page.tokens?.(looking) ?? []}
      marks={page.marks?.(looking) ?? noMarks}
      targets={targets}
      considered={considered?.toString()}
      previews={previews}
      onConsider={(id) => choosing?.consider(id === undefined ? undefined : Number(id))}
      onChoose={(id) => choosing?.choose(Number(id))}
      lastMoves={lastMoves}
      motion={motion}
      {...(onMotionEnd ? { onMotionEnd } : {})}
      shot={shot}
      isStill={camera.value === 'still'}
      covered={props.covered}
      {...(callouts ? { callouts } : {})}
      weather={page.weather?.(view)}
      words={{ ...words.board, title: words.boardTitle(circuit.name, cars.length) }}
    >
      {props.onBoard}
    </Board>
  )
}

function ignore(): void {}

const noMarks: readonly BoardMark[] = []
