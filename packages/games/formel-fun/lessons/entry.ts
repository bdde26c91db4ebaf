import type { LessonShelf } from '@paddock/kernel/lessons'
import { cover } from '../cover.ts'

/** The lessons as they are listed; all else is loaded when one is begun. */
export const shelf: LessonShelf = {
  game: cover.id,
  listed: [
    {
      id: 'first-race',
      minutes: 5,
      title: { en: 'A first race: red and blue numbers', fr: 'Première manche\u00a0: rouge et bleu' },
    },
    { id: 'last-car', minutes: 2, title: { en: 'The last car', fr: 'La dernière voiture' } },
    { id: 'turbos', minutes: 3, title: { en: 'Turbos', fr: 'Les turbos' } },
  ],
  open: () => import('./index.ts'),
}
