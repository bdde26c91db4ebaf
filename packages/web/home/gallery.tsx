import './gallery.css'
import { gameIds } from '@paddock/games'
import { type CircuitEntry, circuits } from '@paddock/games/circuits'
import { circuitName } from '@paddock/page-kit/circuit-name.ts'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { Circuit } from '@paddock/racing/circuit'
import { useState } from 'preact/hooks'
import { LazyPoster } from './poster.tsx'
import { homeWords } from './words.ts'

const waiting = circuits.filter(({ game }) => !gameIds.includes(game))

/** Circuits of games that cannot be played yet. */
export function Gallery() {
  if (waiting.length === 0) return null
  const words = inLanguage(homeWords)
  return (
    <section class="home-part">
      <h2>{words.galleryTitle}</h2>
      <p class="home-line">{words.galleryLine}</p>
      <ul class="home-gallery">
        {waiting.map((entry) => (
          <Drawn key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function Drawn({ entry }: { readonly entry: CircuitEntry }) {
  const [circuit, know] = useState<Circuit>()
  return (
    <li>
      <figure>
        <div class="home-gallery-circuit">
          <LazyPoster entry={entry} onLoad={know} />
        </div>
        <figcaption>{circuit ? circuitName(circuit, language.value) : '\u00a0'}</figcaption>
      </figure>
    </li>
  )
}
