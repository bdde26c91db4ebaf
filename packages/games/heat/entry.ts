import { cover } from './cover.ts'

/** What the registry knows of the game. Boxes and circuits are loaded when they are first asked for. */
export const entry = {
  cover,
  open: () => import('./index.ts'),
  openToPlay: () => import('./to-play.ts'),
  circuits: [
    { id: 'gb', load: async () => (await import('./rules/circuits/great-britain.ts')).greatBritain.track },
    { id: 'usa', load: async () => (await import('./rules/circuits/usa.ts')).usa.track },
    { id: 'italy', load: async () => (await import('./rules/circuits/italy.ts')).italy.track },
    { id: 'france', load: async () => (await import('./rules/circuits/france.ts')).france.track },
  ],
}
