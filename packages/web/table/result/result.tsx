import './result.css'
import type { CarLook } from '@paddock/board'
import type { AnyBox, Ranking, Seat } from '@paddock/kernel'
import { namedCircuit } from '@paddock/page-kit/circuit-name.ts'
import type { AnyGamePage, Looking } from '@paddock/page-kit/game-page.ts'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Film } from '../../replay/film/film.ts'
import { headlineOf, isOfSeveralRaces } from '../dialogs/headline.ts'
import { everyPlacing, type NamedPlacing } from '../dialogs/placings.ts'
import { lettered } from '../scene/lettered.ts'
import { text } from '../text/index.ts'
import { Champion } from './champion.tsx'
import { Decided } from './decided.tsx'
import { FiguresTable } from './figures-table.tsx'
import { leadOf } from './lead.ts'
import type { MomentLink } from './moment-link.ts'
import type { Finish } from './picture.tsx'
import { Podium } from './podium.tsx'
import { Races } from './races.tsx'
import { RankingList } from './ranking-list.tsx'
import { Share } from './share.tsx'
import { useStory } from './use-story.ts'
import { words as inLanguages } from './words.ts'

interface ResultProps {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly options: unknown
  /** The end, as whoever reads it sees it. */
  readonly looking: Looking<unknown>
  readonly ranking: Ranking
  find(): Promise<Film>
  readonly link: MomentLink
  /** What to do next. */
  readonly children?: ComponentChildren
  onClose(): void
}

/** The end: who came where, what decided it, the story in figures, and what to take along. */
export function Result({ box, page, options, looking, ranking, find, link, children, onClose }: ResultProps) {
  const words = inLanguage(inLanguages)
  const { language, viewer, view } = looking
  const { game, film, story, hasFailed } = useStory(box, page, viewer, find)
  const placings = everyPlacing(ranking, page.rivals?.(looking))
  const name = (seat: Seat) => placings.find((placing) => placing.seat === seat)?.name ?? looking.name(seat)
  const { title, winner } = headlineOf(placings, looking, page, text[language])
  const isSeason = isOfSeveralRaces(view, page)
  const look = (seat: Seat): CarLook => game?.podiumCar(looking, seat) ?? lettered(page.look(seat), name(seat))
  const scored = ({ seat, score }: NamedPlacing) =>
    game?.scored?.(looking, seat) ?? box.words[language].score(score, options)
  const car = (id: string) => game?.car(id, looking) ?? { look: page.look(0), name: '' }
  const figures = useMemo(
    () => (game && story ? game.figures({ ...looking, ranking, steps: story.steps }) : undefined),
    [game, story, language],
  )
  const race = story?.races.length === 1 ? story.races[0] : undefined
  const lead = race && game ? leadOf(race, { viewer, called: (id) => car(id).name }, words) : undefined
  const points = [...(lead ? [lead] : []), ...(figures?.turningPoints ?? [])]
  const { Score } = page
  const circuit = page.circuit(view)
  const drawn = circuit && namedCircuit(circuit, language)
  // Whoever is shown the picture is not the one who made it.
  const finish = (): Finish => ({
    circuit: drawn,
    cars: page.cars(looking),
    title: headlineOf(placings, { ...looking, viewer: 'spectator' }, page, text[language]).title,
    about: [...new Set([box.words[language].title, ...(drawn ? [drawn.name] : [])])].join(' · '),
    lines: placings.map(({ seat, place }) => ({
      look: look(seat),
      text: `${text[language].place(place)} ${name(seat)}`,
    })),
  })
  const [champion] = placings
  return (
    <Dialog title={title} onClose={onClose} class="table-finish">
      <div class="result-head">
        {isSeason && champion ? (
          <Champion look={look(champion.seat)} said={winner ?? name(champion.seat)} />
        ) : (
          winner !== undefined && <p class="result-winner">{winner}</p>
        )}
        {placings.length > 1 && <Podium ranking={placings} name={name} look={look} />}
        <RankingList placings={placings} viewer={viewer} page={page} name={name} scored={scored} />
      </div>
      {children}
      <Decided points={points} link={link} words={words} />
      {story && game && <Races races={story.races} viewer={viewer} car={car} link={link} words={words} />}
      {figures && (
        <FiguresTable
          rows={figures.rows}
          seats={placings.map(({ seat }) => seat)}
          viewer={viewer}
          name={name}
          look={page.look}
          link={link}
          words={words}
        />
      )}
      {!story && page.result && (
        <p class="result-how" role="status">
          {hasFailed ? words.noStory : words.counting}
        </p>
      )}
      {film && <Share film={film} finish={finish} words={words} />}
      <Score {...looking} ranking={ranking} />
    </Dialog>
  )
}
