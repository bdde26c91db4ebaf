import './game-cards.css'
import { circuits } from '@paddock/games/circuits'
import type { AnyBox } from '@paddock/kernel'
import { useState } from 'preact/hooks'
import type { SetupKind } from '../setup/setup.ts'
import { inLanguage, language } from '../text/language.ts'
import { lazily, Nothing } from '../ui/lazily.tsx'
import { gameCount, games } from './games.ts'
import { Poster } from './poster.tsx'
import { RaceNow } from './race-now.tsx'
import { homeWords } from './words.ts'

const SetupDialog = lazily(async () => (await import('../setup/setup-dialog.tsx')).SetupDialog, Nothing)

/** A card for every registered game. */
export function GameCards() {
  const words = inLanguage(homeWords)
  const boxes = games.value
  return (
    <section class="home-part">
      <h2>{words.gamesTitle}</h2>
      <ul class="home-cards">
        {boxes
          ? boxes.map((box) => <GameCard key={box.game.meta.id} box={box} />)
          : Array.from({ length: gameCount }, (_, place) => <li key={place} class="home-card" aria-hidden="true" />)}
      </ul>
    </section>
  )
}

function GameCard({ box }: { readonly box: AnyBox }) {
  const words = inLanguage(homeWords)
  const [asking, ask] = useState<SetupKind>()
  const { id, seats } = box.game.meta
  const { title, summary } = box.words[language.value]
  const circuit = circuits.find(({ game }) => game === id)
  return (
    <li class="home-card">
      <div class="home-card-circuit">{circuit && <Poster entry={circuit} />}</div>
      <div class="home-card-words">
        <h3>{title}</h3>
        <p>{summary}</p>
        <p class="home-card-seats">{words.players(seats.min, seats.max)}</p>
        <div class="home-card-actions">
          <RaceNow box={box} label={words.actionFor(words.raceNow, title)} />
          <button
            type="button"
            class="button"
            aria-label={words.actionFor(words.passAndPlay, title)}
            onClick={() => ask('shared')}
          >
            {words.passAndPlay}
          </button>
          <button
            type="button"
            class="button"
            aria-label={words.actionFor(words.inviteFriends, title)}
            onClick={() => ask('friends')}
          >
            {words.inviteFriends}
          </button>
          <button
            type="button"
            class="button button-quiet"
            aria-label={words.optionsOf(title)}
            onClick={() => ask('alone')}
          >
            {words.options}
          </button>
        </div>
      </div>
      {asking && <SetupDialog box={box} kind={asking} onClose={() => ask(undefined)} />}
    </li>
  )
}
