import { cover } from './cover.ts'

/** What the registry knows of the game. Boxes and circuits are loaded when they are first asked for. */
export const entry = {
  cover,
  open: () => import('./index.ts'),
  openToPlay: () => import('./to-play.ts'),
  openSetup: () => import('./words/setup/index.ts'),
  circuits: [
    {
      id: 'top-race',
      names: { en: 'Top Race', fr: 'Top Race' },
      load: async () => (await import('./rules/circuits/top-race.ts')).topRaceCircuit,
    },
  ],
  beginsOn: () => 'top-race',
}
