import type { AnyBox, GameEvent, Viewer } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { GameResult } from '@paddock/page-kit/game-result.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Film } from '../../replay/film/film.ts'
import { type MatchStory, storyOf } from './story.ts'

/** What comes after the result was opened: the game's part of it, then the match played through once more. */
export interface Told {
  readonly game?: GameResult<unknown, GameEvent>
  readonly film?: Film
  readonly story?: MatchStory
  /** The record could not be had. */
  readonly hasFailed?: true
}

export function useStory(box: AnyBox, page: AnyGamePage, viewer: Viewer, find: () => Promise<Film>): Told {
  const [told, tell] = useState<Told>({})
  useEffect(() => {
    let wanted = true
    const add = (news: Told) => wanted && tell((before) => ({ ...before, ...news }))
    page.result?.().then((game) => add({ game }), failed)
    find()
      .then((film) => {
        add({ film })
        add({ story: storyOf(box, page, film.record, viewer) })
      })
      .catch(failed)
    function failed(thrown: unknown): void {
      console.error('The story of the match could not be told.', thrown)
      add({ hasFailed: true })
    }
    return () => {
      wanted = false
    }
  }, [box, page, viewer])
  return told
}
