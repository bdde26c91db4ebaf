import type { Language } from '@paddock/kernel'
import type { LessonListed, LessonWords } from '@paddock/kernel/lessons'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { AnyPointed } from '@paddock/page-kit/pointed.ts'
import { computed } from '@preact/signals'
import type { LessonAtTable } from '../session/session.ts'
import { Coach } from './coach.tsx'
import { Rings } from './rings.tsx'
import type { Teaching } from './session/teaching.ts'

/** A lesson as its table shows it. */
export interface Taught {
  readonly teaching: Teaching
  readonly game: string
  readonly listed: LessonListed
  said(language: Language): LessonWords | undefined
  readonly pointed: AnyPointed | undefined
  readonly page: AnyGamePage
}

export function drawn(taught: Taught): LessonAtTable {
  return {
    isSpeaking: computed(() => taught.teaching.stand.value.what !== 'free'),
    Coach: (props) => <Coach taught={taught} {...props} />,
    Rings: (props) => <Rings taught={taught} {...props} />,
  }
}
