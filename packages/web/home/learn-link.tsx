import './learn-link.css'
import { lessonsOf } from '@paddock/games/lessons'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { endedLessons, nextLesson } from '../learn/kept-lessons.ts'
import { homeWords } from './words.ts'

interface LearnLinkProps {
  readonly game: string
  readonly title: string
}

/** The way into a game's lessons, with a dot for each; nothing where there are none. */
export function LearnLink({ game, title }: LearnLinkProps) {
  const words = inLanguage(homeWords)
  const listed = lessonsOf(game)
  const ended = endedLessons()
  const next = nextLesson(game, listed, ended)
  if (!next) return null
  const isDone = (id: string) => ended[`${game}/${id}`] === 'done'
  const done = listed.filter(({ id }) => isDone(id)).length
  const said = words.learnNext(title, next.title[language.value], next.minutes)
  return (
    <a
      class="button home-learn"
      href={`/learn/${game}`}
      title={next.title[language.value]}
      aria-label={`${said} ${words.learnDone(done, listed.length)}`}
    >
      {words.learn}
      <span class="home-learn-dots" aria-hidden="true">
        {listed.map(({ id }) => (
          <i key={id} data-done={isDone(id)} />
        ))}
      </span>
    </a>
  )
}
