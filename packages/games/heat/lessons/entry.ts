import type { LessonShelf } from '@paddock/kernel/lessons'
import { cover } from '../cover.ts'

/** The lessons as they are listed; all else is loaded when one is begun. */
export const shelf: LessonShelf = {
  game: cover.id,
  listed: [
    {
      id: 'first-laps',
      minutes: 6,
      title: { en: 'A first race: gears, corners, heat', fr: 'Première course\u00a0: rapports, virages, surchauffe' },
    },
    {
      id: 'slipstream',
      minutes: 3,
      title: { en: 'Slipstream, boost and cooling', fr: 'Aspiration, boost, refroidissement' },
    },
    { id: 'workshop', minutes: 3, title: { en: 'The workshop', fr: 'L’atelier' } },
    { id: 'weather', minutes: 3, title: { en: 'Weather and road tokens', fr: 'Météo et jetons de piste' } },
    { id: 'legends', minutes: 3, title: { en: 'Legends', fr: 'Les Légendes' } },
    { id: 'championship', minutes: 3, title: { en: 'A championship', fr: 'Le championnat' } },
  ],
  open: () => import('./index.ts'),
}
