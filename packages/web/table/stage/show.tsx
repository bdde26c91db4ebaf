import type { AnyBox, GameEvent } from '@paddock/kernel'
import type { AnyGamePage, Looking } from '@paddock/page-kit/game-page.ts'
import { type CallWords, callWords } from './call-words.ts'
import { CardStand } from './card-stand.tsx'
import { GreatMoment } from './great-moment.tsx'
import { Lights } from './lights.tsx'
import type { OnStage, Spectacle } from './on-stage.ts'
import { PhotoFinish, type Photographed } from './photo-finish.tsx'

interface ShowProps {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly shown: OnStage
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

type Telling = Pick<ShowProps, 'box' | 'page' | 'looking' | 'seats'>

/** Something great in a sentence, to the viewer as you. */
export function momentSaid(moment: GameEvent, { box, page, looking, seats }: Telling): string {
  return page.momentSaid?.(moment, looking) ?? box.words[looking.language].event(moment, looking.name, seats)
}

interface ShownProps extends Pick<ShowProps, 'page' | 'looking' | 'you'> {
  readonly spectacle: Spectacle
  readonly words: CallWords
}

function Shown({ spectacle, page, looking, words, you }: ShownProps) {
  const { kind, sight, milliseconds } = spectacle
  if (kind === 'lights') return <Lights said={words.lights} milliseconds={milliseconds} />
  const { event } = sight
  if (kind === 'photo') {
    const cars = photographed(sight.news, { ...looking, view: sight.view }, page, you)
    const decided =
      page.decidedBy?.(
        cars.map(({ car }) => car),
        { ...looking, view: sight.view },
      ) ?? ''
    return <PhotoFinish cars={cars} decided={decided} words={words} milliseconds={milliseconds} />
  }
  const { CardShown } = page
  const who = 'seat' in event && typeof event.seat === 'number' ? looking.name(event.seat) : ''
  return CardShown ? (
    <CardStand who={who}>
      <CardShown {...looking} event={event} />
    </CardStand>
  ) : null
}

function photographed(
  news: Spectacle['sight']['news'],
  looking: Looking<unknown>,
  page: AnyGamePage,
  you: string,
): readonly Photographed[] {
  const photo = news.find((each) => each.kind === 'photo')
  const field = page.field?.(looking.view)
  const looks = new Map(page.cars(looking).map(({ id, look }) => [id, look]))
  const first = field?.cars.find(({ car }) => car === photo?.cars[0])
  return (photo?.cars ?? []).flatMap((car) => {
    const [look, stands] = [looks.get(car), field?.cars.find((each) => each.car === car)]
    if (!look || !stands || !first) return []
    const name = stands.seat === undefined ? '' : stands.seat === looking.viewer ? you : looking.name(stands.seat)
    return { car, look, name, behind: first.progress - stands.progress }
  })
}
