import { cover } from './cover.ts'

/** What the registry knows of the game. Boxes and circuits are loaded when they are first asked for. */
export const entry = {
  cover,
  open: () => import('./index.ts'),
  openToPlay: () => import('./to-play.ts'),
  circuits: [
    { id: 'marina-bay', load: async () => (await import('./rules/circuits/marina-bay.ts')).marinaBay },
    { id: 'river-station', load: async () => (await import('./rules/circuits/river-station.ts')).riverStation },
  ],
}
