import type { ComponentChildren } from 'preact'
import type { Props } from '../hand/props.ts'
import { SeasonSoFar } from '../season/season-so-far.tsx'
import { RaceAhead } from './race-ahead.tsx'
import { text } from './text/index.ts'

/** How the season stands, what is ahead, and what belongs beside it. */
export function ShopHead({ children, ...props }: Props & { readonly children?: ComponentChildren }) {
  const { view, language } = props
  const words = text[language]
  return (
    <div class="shop-head">
      <div class="shop-line">
        <h2 class="unseen">{words.workshop}</h2>
        {children}
        <SeasonSoFar {...props} />
      </div>
      {view.phase !== 'keep' && <RaceAhead view={view} language={language} />}
    </div>
  )
}
