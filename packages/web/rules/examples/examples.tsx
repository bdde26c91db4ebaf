import { openToPlay } from '@paddock/games'
import { pageOf } from '@paddock/games/pages'
import { examplesOf } from '@paddock/games/rulebooks'
import type { AnyBox } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { AnyRulesExample, AnyRulesExamples } from '@paddock/page-kit/rules-example.ts'
import { useRef } from 'preact/hooks'
import { useNear } from '../../home/near.ts'
import { rulesText } from '../text/index.ts'
import { Example } from './example.tsx'

/** The examples of a game, with all that it takes to draw and to play them. */
export interface Exhibition extends AnyRulesExamples {
  readonly box: AnyBox
  readonly page: AnyGamePage
}

export async function openExhibition(game: string): Promise<Exhibition | undefined> {
  const [drawn, box, page] = await Promise.all([examplesOf(game), openToPlay(game), pageOf(game)])
  return drawn && box && page ? { ...drawn, box, page } : undefined
}

/** What an example is called in addresses. */
export function addressOf(example: Pick<AnyRulesExample, 'id'>): string {
  return `example-${example.id}`
}

interface ExamplesProps {
  readonly exhibition: Exhibition
  readonly section: string
}

/** The examples of one section. Each is drawn when it is about to be seen. */
export function Examples({ exhibition, section }: ExamplesProps) {
  return (
    <>
      {exhibition.examples
        .filter((example) => example.section === section)
        .map((example) => (
          <ExampleFigure key={example.id} exhibition={exhibition} example={example} />
        ))}
    </>
  )
}

function ExampleFigure({
  exhibition,
  example,
}: Omit<ExamplesProps, 'section'> & { readonly example: AnyRulesExample }) {
  const words = inLanguage(rulesText)
  const figure = useRef<HTMLElement>(null)
  const isNear = useNear(figure)
  const { box, page } = exhibition
  const said = exhibition.words[language.value][example.id]
  if (!said) return null
  return (
    <figure ref={figure} id={addressOf(example)} class="rules-example">
      <figcaption>
        <span class="rules-example-kind">{words.example}</span> <h3 tabIndex={-1}>{said.title}</h3>
        <p class="rules-example-rules">
          {example.rules.map((id) => (
            <a key={id} href={`#${id}`}>
              {id}
            </a>
          ))}
        </p>
      </figcaption>
      {isNear ? (
        <Example box={box} page={page} example={example} said={said} />
      ) : (
        <p class="rules-example-awaited">{said.before}</p>
      )}
    </figure>
  )
}
