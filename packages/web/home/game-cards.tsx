import './game-cards.css'
import { openToPlay } from '@paddock/games'
import { circuits } from '@paddock/games/circuits'
import { covers } from '@paddock/games/covers'
import type { Cover } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useMemo, useState } from 'preact/hooks'
import type { SetupKind } from '../setup/setup.ts'
import { lazily, Nothing } from '../ui/lazily.tsx'
import { LazyPoster } from './poster.tsx'
import { RaceNow } from './race-now.tsx'
import { homeWords } from './words.ts'

/** A card for every registered game. */
export function GameCards() {
  const words = inLanguage(homeWords)
  return (
    <section class="home-part">
      <h2>{words.gamesTitle}</h2>
      <ul class="home-cards">
        {covers.map((cover) => (
          <GameCard key={cover.id} cover={cover} />
        ))}
      </ul>
    </section>
  )
}

function GameCard({ cover }: { readonly cover: Cover }) {
  const words = inLanguage(homeWords)
  const [asking, ask] = useState<SetupKind>()
  const { id, seats } = cover
  const { title, summary } = cover.words[language.value]
  const SetupDialog = useMemo(() => dialogOf(id), [id])
  const circuit = circuits.find(({ game }) => game === id)
  return (
    <li class="home-card">
      <div class="home-card-circuit">{circuit && <LazyPoster entry={circuit} />}</div>
      <div class="home-card-words">
        <h3>{title}</h3>
        <p>{summary}</p>
        <p class="home-card-seats">{words.players(seats.min, seats.max)}</p>
        <div class="home-card-actions">
          <RaceNow game={id} label={words.actionFor(words.raceNow, title)} />
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
      {asking && <SetupDialog kind={asking} onClose={() => ask(undefined)} />}
    </li>
  )
}

interface DialogProps {
  readonly kind: SetupKind
  onClose(): void
}

/** The dialog that sets up a match of the game. Box and dialog are loaded when it is first opened. */
function dialogOf(game: string) {
  return lazily<DialogProps>(async () => {
    const [{ SetupDialog }, box] = await Promise.all([import('../setup/setup-dialog.tsx'), openToPlay(game)])
    return box ? (props) => <SetupDialog box={box} {...props} /> : Nothing
  }, Nothing)
}
