import './replay.css'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import { troubleText } from '../session/trouble.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { type Film, filmFromText } from './film/film.ts'
import { words as inLanguages } from './words.ts'

interface OpenRecordProps {
  onFilm(film: Film): void
}

/** Where a record is brought in: chosen, or dropped anywhere on the page. */
export function OpenRecord({ onFilm }: OpenRecordProps) {
  const words = inLanguage(inLanguages)
  usePageTitle(words.openTitle)
  const [trouble, tell] = useState<unknown>()
  const [isOver, hover] = useState(false)
  const read = (file: File | undefined) => {
    file
      ?.text()
      .then((text) => onFilm(filmFromText(text)))
      .catch(tell)
  }
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      hover(true)
    }
    const out = () => hover(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      hover(false)
      read(event.dataTransfer?.files[0])
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', out)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', out)
      removeEventListener('drop', drop)
    }
  }, [])
  return (
    <section class="replay-open" data-over={isOver}>
      <h1>{words.openTitle}</h1>
      <p>{words.open}</p>
      <p class="replay-bring">
        <label class="button button-primary">
          {words.chooseFile}
          <input
            type="file"
            class="unseen"
            accept="application/json,.json"
            onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
          />
        </label>
        <span>{words.dropHere}</span>
      </p>
      <p class="replay-trouble" role="alert">
        {trouble !== undefined && troubleText(trouble, language.value)}
      </p>
    </section>
  )
}
