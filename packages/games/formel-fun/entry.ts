import { cover } from './cover.ts'

/** What the registry knows of the game. Boxes and circuits are loaded when they are first asked for. */
export const entry = {
  cover,
  open: () => import('./index.ts'),
  openToPlay: () => import('./to-play.ts'),
  openSetup: () => import('./words/setup/index.ts'),
  circuits: [
    {
      id: 'oval',
      names: { en: 'Oval', fr: 'Ovale' },
      load: async () => (await import('./rules/circuits/oval.ts')).oval,
    },
  ],
  beginsOn: () => 'oval',
}
