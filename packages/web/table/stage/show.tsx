import type { AnyBox } from '@paddock/kernel'
import type { AnyGamePage, Looking } from '@paddock/page-kit/game-page.ts'
import { pointAt } from '@paddock/racing/circuit'
import { type CallWords, callWords } from './call-words.ts'
import { CardStand } from './card-stand.tsx'
import { GreatMoment } from './great-moment.tsx'
import { Lights } from './lights.tsx'
import { momentSaid } from './moment-said.ts'
import type { OnStage, Spectacle } from './on-stage.ts'
import { PhotoFinish, type Photographed } from './photo-finish.tsx'

interface ShowProps {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly shown: Pick<OnStage, 'moment' | 'momentAt' | 'spectacle'>
  readonly looking: Looking<unknown>
  readonly seats: number
  /** What the viewer is called: "you". */
  readonly you: string
}

/** What stands over the board for a moment: lights, a card, a photo, or something great that has no place on it. */
export function Show({ box, page, shown, looking, seats, you }: ShowProps) {
  const { moment, momentAt, spectacle } = shown
  const words = callWords[looking.language]
  const isAtCar = momentAt !== undefined && page.cars(looking).some(({ id }) => id === momentAt)
  return (
    <>
      {moment && !isAtCar && (
        <GreatMoment said={momentSaid(moment, { box, page, looking, seats })} look={page.about(moment)} />
      )}
      {spectacle && <Shown {...{ spectacle, page, looking, words, you }} />}
    </>
  )
}

interface ShownProps extends Pick<ShowProps, 'page' | 'looking' | 'you'> {
  readonly spectacle: Spectacle
  readonly words: CallWords
}

function Shown({ spectacle, page, looking, words, you }: ShownProps) {
  const { kind, sight, milliseconds } = spectacle
  if (kind === 'lights') return <Lights said={words.lights} milliseconds={milliseconds} />
  const { event } = sight
  if (kind === 'photo') return <Photo {...{ spectacle, page, looking, words, you }} />
  const { CardShown } = page
  const who = 'seat' in event && typeof event.seat === 'number' ? looking.name(event.seat) : ''
  return CardShown ? (
    <CardStand who={who}>
      <CardShown {...looking} event={event} />
    </CardStand>
  ) : null
}

function Photo({ spectacle: { sight, milliseconds }, page, looking, words, you }: ShownProps) {
  const then = { ...looking, view: sight.view }
  const cars = photographed(sight.news, then, page, { you, place: words.place })
  const ids = cars.map(({ car }) => car)
  const circuit = page.circuit(sight.view)
  const isBelow = circuit && pointAt(circuit, 0, 0).y > circuit.bounds.y + circuit.bounds.height / 2
  return (
    <PhotoFinish
      cars={cars}
      decided={page.decidedBy?.(ids, then) ?? ''}
      words={words}
      milliseconds={milliseconds}
      decides={page.field?.(sight.view)?.decides ?? 'first'}
      finish={isBelow ? 'below' : 'above'}
    />
  )
}

function photographed(
  news: Spectacle['sight']['news'],
  looking: Looking<unknown>,
  page: AnyGamePage,
  { you, place }: Pick<CallWords, 'place'> & Pick<ShowProps, 'you'>,
): readonly Photographed[] {
  const photo = news.find((each) => each.kind === 'photo')
  const field = page.field?.(looking.view)
  const looks = new Map(page.cars(looking).map(({ id, look }) => [id, look]))
  const first = field?.cars.find(({ car }) => car === photo?.cars[0])
  return (photo?.cars ?? []).flatMap((car) => {
    const [look, stands] = [looks.get(car), field?.cars.find((each) => each.car === car)]
    if (!look || !stands || !first) return []
    const name = stands.seat === undefined ? '' : stands.seat === looking.viewer ? you : looking.name(stands.seat)
    const rank = (field?.cars.indexOf(stands) ?? 0) + 1
    return { car, look, name, behind: first.progress - stands.progress, place: place(rank) }
  })
}
