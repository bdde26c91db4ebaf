import './races.css'
import { useState } from 'preact/hooks'
import { PlacesChart, type PlacesProps } from './places-chart.tsx'
import type { RaceStory } from './story.ts'

interface RacesProps extends Omit<PlacesProps, 'race'> {
  readonly races: readonly RaceStory[]
}

/** The places by round, race by race; first the last one that the viewer was in. */
export function Races({ races, ...rest }: RacesProps) {
  const [chosen, choose] = useState<number>()
  const { words, viewer } = rest
  const own = races.findLast(({ owner }) => [...owner.values()].some((seat) => seat === viewer))
  const shown = races.find(({ race }) => race === chosen) ?? own ?? races.at(-1)
  // Alone on the track everybody is first.
  const isAlone = shown?.rounds.every(({ order }) => order.length < 2)
  if (!shown || isAlone || shown.rounds.length < 2) return null
  return (
    <section class="result-section">
      <h3>{words.places}</h3>
      <p class="result-how">{words.placesHow}</p>
      {races.length > 1 && (
        <div class="result-races">
          {races.map(({ race }) => (
            <button
              key={race}
              type="button"
              class="button"
              aria-label={words.race(race)}
              aria-pressed={race === shown.race}
              onClick={() => choose(race)}
            >
              {race}
            </button>
          ))}
        </div>
      )}
      <PlacesChart {...rest} race={shown} />
    </section>
  )
}
