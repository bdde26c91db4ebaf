import './search-box.css'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { rulesText } from '../text/index.ts'
import { type Findable, find, type Hit, type Snippet } from './find.ts'

/** More than that nobody reads. */
const most = 30

/** Looks for words in everything that the page says: by keyboard, / goes here, Enter to the first place found. */
export function SearchBox({ places }: { readonly places: readonly Findable[] }) {
  const words = inLanguage(rulesText)
  const [typed, type] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const found = useMemo(() => find(places, typed), [places, typed])
  useSlash(() => field.current?.focus())
  const links = () => Array.from(list.current?.querySelectorAll('a') ?? [])
  const hear = (event: KeyboardEvent) => {
    const all = links()
    const at = all.findIndex((link) => link.matches(':focus'))
    if (event.key === 'Escape') {
      type('')
      field.current?.focus()
    } else if (event.key === 'ArrowDown') all[at + 1]?.focus()
    else if (event.key === 'ArrowUp') (at > 0 ? all[at - 1] : field.current)?.focus()
    else return
    event.preventDefault()
  }
  const shown = found.slice(0, most)
  return (
    <search class="rules-search" onKeyDown={hear}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          links()[0]?.click()
        }}
      >
        <input
          ref={field}
          type="search"
          class="ui-input"
          value={typed}
          placeholder={words.search}
          aria-label={words.search}
          title={words.searchHint}
          aria-describedby="rules-found"
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </form>
      <p id="rules-found" class={typed.trim() === '' ? 'unseen' : 'soft'} role="status">
        {typed.trim() === '' ? words.searchHint : words.found(found.length)}
        {found.length > most && ` (${words.moreFound(found.length - most)})`}
      </p>
      {shown.length > 0 && (
        <ol ref={list} class="rules-found">
          {shown.map((each) => (
            <FoundLine key={each.place.id} found={each} onGo={() => type('')} />
          ))}
        </ol>
      )}
    </search>
  )
}

function FoundLine({ found: { place, title, excerpt }, onGo }: { readonly found: Hit; onGo(): void }) {
  const { kinds } = inLanguage(rulesText)
  return (
    <li>
      <a href={`#${place.id}`} onClick={onGo}>
        <span class="rules-found-kind">{kinds[place.kind]}</span>
        <strong>
          <Pieces pieces={title} />
        </strong>
        <span lang={place.kind === 'rule' ? 'en' : undefined}>
          <Pieces pieces={excerpt} />
        </span>
      </a>
    </li>
  )
}

function Pieces({ pieces }: { readonly pieces: readonly Snippet[] }) {
  return <>{pieces.map(({ text, isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : text))}</>
}

/** The key / as everywhere, unless somebody writes. */
function useSlash(go: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      go()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
