import '../hand/hand.css'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { View } from '../../rules/view.ts'
import { SmallCard } from '../hand/cards/card-face.tsx'
import { Explained } from '../hand/cards/explained.tsx'
import { text } from './text/index.ts'

/** What one's own car takes from race to race. */
export function Carried({ view, viewer, language }: Looking<View>) {
  if (viewer === 'spectator' || view.phase === 'over') return null
  const words = text[language]
  const sponsors = [...(view.shown[viewer] ?? []), ...view.sponsored].toSorted((a, b) => a - b)
  const row = (title: string, cards: readonly number[]) => (
    <div class="ht-carried">
      <b>{title}</b>
      {cards.length === 0 && <span>{words.none}</span>}
      {cards.map((card, place) => (
        <SmallCard key={place} card={card} language={language} />
      ))}
    </div>
  )
  return (
    <section class="ht-season-part">
      <h3>{words.carried}</h3>
      <p class="ht-season-note">{words.carriedHow}</p>
      <Explained language={language}>
        <div class="dash ht-carried-all">
          {row(words.upgrades, view.upgrades[viewer] ?? [])}
          {row(words.sponsors, sponsors)}
        </div>
      </Explained>
    </section>
  )
}
