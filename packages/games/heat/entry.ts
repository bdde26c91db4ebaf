import { cover } from './cover.ts'

const usual = 'usa'

/** Where the calendars begin. That of an own season is drawn, so that nobody knows beforehand. */
const firstOfSeason: Readonly<Record<string, string>> = {
  '1961': 'gb',
  '1962': 'italy',
  '1963': 'usa',
  'all-time': 'gb',
}

/** What the registry knows of the game. Boxes and circuits are loaded when they are first asked for. */
export const entry = {
  cover,
  open: () => import('./index.ts'),
  openToPlay: () => import('./to-play.ts'),
  openSetup: () => import('./words/setup/index.ts'),
  circuits: [
    {
      id: 'gb',
      names: { en: 'Great Britain', fr: 'Grande-Bretagne' },
      load: async () => (await import('./rules/circuits/great-britain.ts')).greatBritain.track,
    },
    {
      id: 'usa',
      names: { en: 'USA', fr: 'États-Unis' },
      load: async () => (await import('./rules/circuits/usa.ts')).usa.track,
    },
    {
      id: 'italy',
      names: { en: 'Italy', fr: 'Italie' },
      load: async () => (await import('./rules/circuits/italy.ts')).italy.track,
    },
    {
      id: 'france',
      names: { en: 'France', fr: 'France' },
      load: async () => (await import('./rules/circuits/france.ts')).france.track,
    },
  ],
  beginsOn({ race, season, circuit = usual }: Readonly<Record<string, unknown>>): string {
    if (race === 'first-game') return usual
    return firstOfSeason[String(season)] ?? String(circuit)
  },
}
