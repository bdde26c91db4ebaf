import './rules-page.css'
import './print.css'
import { stands } from '@paddock/board/late'
import { covers } from '@paddock/games/covers'
import { lessonsOf } from '@paddock/games/lessons'
import { pageOf } from '@paddock/games/pages'
import { numberedRulesOf, wordsExplained } from '@paddock/games/rulebooks'
import type { Cover } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useMemo } from 'preact/hooks'
import { Coming } from '../ui/lazily.tsx'
import { Notice } from '../ui/notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { openExhibition } from './examples/examples.tsx'
import { useHash } from './follow-hash.ts'
import { type Chapter, readNumbered } from './numbered.ts'
import { OtherRules } from './other-rules.tsx'
import { placesOf } from './places.ts'
import { SearchBox } from './search/search-box.tsx'
import { Section } from './section.tsx'
import { rulesText } from './text/index.ts'
import { useLoaded } from './use-loaded.ts'
import { WordList } from './word-list.tsx'

/** The rules of a game: in short, drawn, numbered, and to be searched. */
export function RulesPage({ game }: { readonly game: string }) {
  const cover = covers.find(({ id }) => id === game)
  const words = inLanguage(rulesText)
  if (!cover) return <Notice title={words.missingTitle} text={words.missing} />
  return <Rulebook cover={cover} />
}

const noChapters: readonly Chapter[] = []

function Rulebook({ cover }: { readonly cover: Cover }) {
  const { id } = cover
  const spoken = language.value
  const words = inLanguage(rulesText)
  const { title, summary } = cover.words[spoken]
  usePageTitle(words.rulesOf(title))
  const sections = useLoaded(async () => (await pageOf(id))?.rules[spoken](), [id, spoken])
  const explained = useLoaded(() => wordsExplained(id, spoken), [id, spoken])
  const chapters = useLoaded(async () => readNumbered(await numberedRulesOf(id)), [id]) ?? noChapters
  const exhibition = useLoaded(async () => ({ open: await openExhibition(id) }), [id])
  const isThere = sections !== undefined && explained !== undefined && exhibition !== undefined && chapters.length > 0
  const wanted = useHash(isThere)
  useEffect(() => {
    if (isThere) stands()
  }, [isThere])
  const places = useMemo(
    () => placesOf(sections ?? [], explained ?? [], exhibition?.open, chapters, spoken),
    [sections, explained, exhibition, chapters],
  )
  if (!sections || !explained) return <Coming />
  const told = new Set(sections.flatMap(({ rules = [] }) => rules))
  return (
    <article class="rules">
      <header class="rules-head">
        <h1>{words.rulesOf(title)}</h1>
        <p>{summary}</p>
        <div class="rules-ways">
          <button type="button" class="button button-low" onClick={() => print()}>
            {words.print}
          </button>
          {lessonsOf(id).length > 0 && (
            <a class="button button-low" href={`/learn/${id}`}>
              {words.learn}
            </a>
          )}
        </div>
      </header>
      <div class="rules-aside">
        <SearchBox places={places} />
        <nav aria-label={words.contents}>
          <ul class="rules-contents">
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} aria-current={section.id === wanted ? 'location' : undefined}>
                  {section.title}
                </a>
              </li>
            ))}
            {explained.length > 0 && (
              <li>
                <a href="#words">{words.wordsTitle}</a>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div class="rules-text">
        {sections.map((section) => (
          <Section key={section.id} {...{ section, explained, chapters, wanted }} exhibition={exhibition?.open} />
        ))}
        {explained.length > 0 && <WordList explained={explained} sections={sections} />}
        <OtherRules chapters={chapters} told={told} wanted={wanted} />
        <p class="rules-unofficial">{words.unofficial}</p>
      </div>
    </article>
  )
}
