import type { BoardTarget, CarMove, Spot } from '@paddock/board'
import { Cutout } from '@paddock/board/cutout'
import { namedCircuit } from '@paddock/page-kit/circuit-name.ts'
import type { AnyGamePage, Looking } from '@paddock/page-kit/game-page.ts'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { useMemo } from 'preact/hooks'
import { rulesText } from '../text/index.ts'
import type { Drawn } from './drawing.ts'

interface ExampleBoardProps {
  readonly page: AnyGamePage
  readonly looking: Looking<unknown>
  readonly title: string
  readonly spots: readonly Spot[]
  readonly drawn: Drawn
  readonly targets: readonly BoardTarget[]
  readonly previews: readonly CarMove[]
  readonly considered: number | undefined
  consider(choice: number | undefined): void
  choose(choice: number): void
}

/** The game's own board, cut out around where the example happens. */
export function ExampleBoard(props: ExampleBoardProps) {
  const { page, looking, title, drawn, targets, previews, considered, consider, choose } = props
  const words = inLanguage(rulesText)
  const { language, view } = looking
  const driven = page.circuit(view)
  const circuit = useMemo(() => driven && namedCircuit(driven, language), [driven, language])
  const spots = useMemo(() => [...props.spots, ...targets.map(({ spot }) => spot)], [props.spots, targets])
  const cars = useMemo(() => page.cars(looking), [page, view, language])
  if (!circuit) return null
  return (
    <Cutout
      circuit={circuit}
      spots={spots}
      cars={cars}
      tokens={page.tokens?.(looking) ?? []}
      marks={page.marks?.(looking) ?? []}
      targets={targets}
      considered={considered?.toString()}
      onConsider={(id) => consider(id === undefined ? undefined : Number(id))}
      onChoose={(id) => choose(Number(id))}
      previews={previews}
      lastMoves={drawn.lastMoves}
      motion={drawn.motion}
      onMotionEnd={drawn.onMotionEnd}
      words={{ title: words.board(title), space: words.space }}
    />
  )
}
