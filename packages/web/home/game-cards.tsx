import './game-cards.css'
import { openToSetUp } from '@paddock/games'
import { circuitFor } from '@paddock/games/circuits'
import { covers } from '@paddock/games/covers'
import type { Cover } from '@paddock/kernel'
import { browserStorage } from '@paddock/page-kit/browser-storage.ts'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useMemo, useState } from 'preact/hooks'
import { isSetupKept } from '../setup/kept-setup.ts'
import type { SetupKind } from '../setup/setup.ts'
import { lazily, Nothing } from '../ui/lazily.tsx'
import { LearnLink } from './learn-link.tsx'
import { LazyPoster } from './poster.tsx'
import { StartButton } from './start-button.tsx'
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
  const { id, seats, minutes, difficulty } = cover
  const { title, summary } = cover.words[language.value]
  const [isVaried, vary] = useState(() => isSetupKept(browserStorage, 'alone', id))
  const LastVariant = useMemo(() => variantOf(id), [id])
  const circuit = circuitFor(id)
  const first = words.firstGame(minutes.first)
  return (
    <li class="home-card">
      <div class="home-card-circuit">{circuit && <LazyPoster entry={circuit} />}</div>
      <div class="home-card-words">
        <h3>{title}</h3>
        <p>{summary}</p>
        <ul class="home-card-facts">
          <li>{words.minutes(minutes.whole)}</li>
          <li>{words.difficulty[difficulty]}</li>
          <li>{words.players(seats.min, seats.max)}</li>
          <li>
            <a href={`/rules/${id}`} aria-label={words.actionFor(words.rules, title)}>
              {words.rules}
            </a>
          </li>
        </ul>
        <div class="home-card-actions">
          <StartButton
            game={id}
            which="as-before"
            text={words.raceNow}
            label={words.actionFor(words.raceNow, title)}
            class="button button-primary"
          />
          <StartButton game={id} which="first-game" text={first} label={words.actionFor(first, title)} />
          <LearnLink game={id} title={title} />
        </div>
        {isVaried && <LastVariant onForgotten={() => vary(false)} />}
        <OtherWays game={id} title={title} />
      </div>
    </li>
  )
}

/** With other people, or by other rules: each opens a dialog. */
function OtherWays({ game, title }: { readonly game: string; readonly title: string }) {
  const words = inLanguage(homeWords)
  const [asking, ask] = useState<SetupKind>()
  const SetupDialog = useMemo(() => dialogOf(game), [game])
  const ways = [
    { kind: 'shared', text: words.passAndPlay, label: words.actionFor(words.passAndPlay, title) },
    { kind: 'friends', text: words.inviteFriends, label: words.actionFor(words.inviteFriends, title) },
    { kind: 'alone', text: words.options, label: words.optionsOf(title) },
  ] as const
  return (
    <div class="home-card-others">
      {ways.map(({ kind, text, label }) => (
        <button key={kind} type="button" class="button button-low" aria-label={label} onClick={() => ask(kind)}>
          {text}
        </button>
      ))}
      {asking && <SetupDialog kind={asking} onClose={() => ask(undefined)} />}
    </div>
  )
}

interface DialogProps {
  readonly kind: SetupKind
  onClose(): void
}

/** The dialog that sets up a match of the game. Box and dialog are loaded when it is first opened. */
function dialogOf(game: string) {
  return lazily<DialogProps>(async () => {
    const [{ SetupDialog }, box] = await Promise.all([import('../setup/setup-dialog.tsx'), openToSetUp(game)])
    return box ? (props) => <SetupDialog box={box} {...props} /> : Nothing
  }, Nothing)
}

/** What was played last. It takes the game's own words, and is loaded only where something else than usual was played. */
function variantOf(game: string) {
  return lazily<{ onForgotten(): void }>(async () => {
    const [{ LastVariant }, box] = await Promise.all([import('./last-variant.tsx'), openToSetUp(game)])
    return box ? (props) => <LastVariant box={box} {...props} /> : Nothing
  }, Nothing)
}
