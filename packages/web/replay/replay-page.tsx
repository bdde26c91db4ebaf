import { openToPlay } from '@paddock/games'
import type { AnyBox } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../session/api.ts'
import { savedMatch } from '../session/local.ts'
import { asTrouble, Trouble, troubleText } from '../session/trouble.ts'
import { openGamePage } from '../table/open-game-page.ts'
import { Coming } from '../ui/lazily.tsx'
import { Notice } from '../ui/notice.tsx'
import { useHold } from '../version/hold.ts'
import { type Film, filmFromHash, filmFromHere, filmFromServer } from './film/film.ts'
import { Reel } from './film/reel.ts'
import { OpenRecord } from './open-record.tsx'
import { ReplayScene } from './replay-scene.tsx'
import { words as inLanguages } from './words.ts'

interface ReplayPageProps {
  /** Left out, the record comes from the address after #, or from a file. */
  readonly id?: string
  readonly online: boolean
}

type Loading =
  | { readonly state: 'coming' }
  | { readonly state: 'asking' }
  | { readonly state: 'trouble'; readonly trouble: Trouble }
  | {
      readonly state: 'ready'
      readonly film: Film
      readonly box: AnyBox
      readonly reel: Reel
      readonly page: AnyGamePage
    }

/** Any finished match, to be watched again. */
export function ReplayPage({ id, online }: ReplayPageProps) {
  const [loading, tell] = useState<Loading>({ state: 'coming' })
  const hash = useHash()
  // A record that was opened from a file would be gone, and a film stops in the middle.
  useHold(() => loading.state === 'ready')
  const show = (film: Film | undefined) => prepared(film).then(tell, (thrown) => tell(failed(thrown)))
  useEffect(() => {
    let wanted = true
    tell({ state: 'coming' })
    found(id, online, hash)
      .then(prepared)
      .catch(failed)
      .then((loaded) => wanted && tell(loaded))
    return () => {
      wanted = false
    }
  }, [id, online, hash])
  const words = inLanguage(inLanguages)
  switch (loading.state) {
    case 'coming':
      return <Coming />
    case 'asking':
      return <OpenRecord onFilm={show} />
    case 'trouble':
      return (
        <Notice title={words.troubleTitle} text={troubleText(loading.trouble, language.value)}>
          {loading.trouble.code === 'not-over' && id !== undefined && (
            <a class="button button-primary" href={online ? `/t/${id}` : `/play/${id}`}>
              {words.playOn}
            </a>
          )}
          {id === undefined && (
            <button type="button" class="button" onClick={() => tell({ state: 'asking' })}>
              {words.otherRecord}
            </button>
          )}
        </Notice>
      )
    case 'ready':
      return <ReplayScene key={loading.film.record.seed} {...loading} />
  }
}

async function found(id: string | undefined, online: boolean, hash: string): Promise<Film | undefined> {
  const archives = { savedMatch, api }
  if (id === undefined) return filmFromHash(hash)
  return online ? filmFromServer(id, archives) : filmFromHere(id, archives)
}

async function prepared(film: Film | undefined): Promise<Loading> {
  if (!film) return { state: 'asking' }
  const { game } = film.record
  const box = await openToPlay(game)
  if (!box) throw new Trouble('unknown-game', `no game is called ${game}`)
  const page = await openGamePage(box)
  return { state: 'ready', film, box, reel: Reel.wind(box, film.record), page }
}

function failed(thrown: unknown): Loading {
  return { state: 'trouble', trouble: asTrouble(thrown) }
}

/** The part of the address after #, also when somebody puts another link into the same tab. */
function useHash(): string {
  const [hash, put] = useState(() => location.hash)
  useEffect(() => {
    const change = () => put(location.hash)
    addEventListener('hashchange', change)
    return () => removeEventListener('hashchange', change)
  }, [])
  return hash
}
