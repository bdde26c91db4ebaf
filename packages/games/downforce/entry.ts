import { cover } from './cover.ts'

/** What the registry knows of the game. Boxes and circuits are loaded when they are first asked for. */
export const entry = {
  cover,
  open: () => import('./index.ts'),
  openToPlay: () => import('./to-play.ts'),
  openSetup: () => import('./words/setup/index.ts'),
  circuits: [
    {
      id: 'marina-bay',
      names: { en: 'Marina Bay', fr: 'Marina Bay' },
      load: async () => (await import('./rules/circuits/marina-bay.ts')).marinaBay,
    },
    {
      id: 'river-station',
      names: { en: 'River Station', fr: 'River Station' },
      load: async () => (await import('./rules/circuits/river-station.ts')).riverStation,
    },
  ],
  beginsOn: ({ circuit }: Readonly<Record<string, unknown>>) =>
    circuit === 'river-station' ? 'river-station' : 'marina-bay',
}
