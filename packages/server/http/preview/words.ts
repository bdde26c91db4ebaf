import type { Language } from '@paddock/kernel'

/** A table as a preview tells of it. */
interface TableAbout {
  readonly game: string
  readonly host: string
  readonly place: string | undefined
  readonly open: number
  readonly seats: number
}

/** What is said of the page where a link to it is shared. */
const en = {
  home: {
    title: 'Paddock: racing board games',
    line: 'Four racing board games in the browser: alone against bots, round one table, or with friends far away. No account.',
  },
  replay: {
    title: 'A race to watch again',
    line: 'Move by move, through anyone’s eyes, with its shuffle to be checked.',
  },
  invitation: ({ game, host, place, open, seats }: TableAbout) => ({
    title: `${host} invites you to a race of ${game}`,
    description: `${at('On the circuit ', place)}${seats} seats, ${open === 0 ? 'all taken' : `${open} still open`}. It opens in the browser, without an account.`,
  }),
  table: ({ game, host, place, seats }: TableAbout) => ({
    title: `A race of ${game}`,
    description: `${at('On the circuit ', place)}${seats} seats, and ${host} is the host. Watch it in the browser.`,
  }),
  replayOf: ({ game, place }: TableAbout) => ({
    title: `Replay: a race of ${game}`,
    description: `${at('On the circuit ', place)}Move by move, through anyone’s eyes.`,
  }),
  imageAlt: (place: string | undefined) => (place === undefined ? 'Drawn circuits' : `The circuit: ${place}`),
}

const fr: typeof en = {
  home: {
    title: 'Paddock\u00a0: jeux de course',
    line: 'Quatre jeux de course sur plateau dans le navigateur\u00a0: contre des bots, autour d’une table ou avec des amis au loin. Sans compte.',
  },
  replay: {
    title: 'Une course à revoir',
    line: 'Coup par coup, avec les yeux de qui vous voulez, et un mélange que chacun peut vérifier.',
  },
  invitation: ({ game, host, place, open, seats }) => ({
    title: `${host} vous invite à une course de ${game}`,
    description: `${at('Circuit\u00a0: ', place)}${seats} places, ${open === 0 ? 'toutes prises' : open === 1 ? '1 encore libre' : `${open} encore libres`}. Cela s’ouvre dans le navigateur, sans compte.`,
  }),
  table: ({ game, host, place, seats }) => ({
    title: `Une course de ${game}`,
    description: `${at('Circuit\u00a0: ', place)}${seats} places, chez ${host}. À regarder dans le navigateur.`,
  }),
  replayOf: ({ game, place }) => ({
    title: `À revoir\u00a0: une course de ${game}`,
    description: `${at('Circuit\u00a0: ', place)}Coup par coup, avec les yeux de qui vous voulez.`,
  }),
  imageAlt: (place) => (place === undefined ? 'Des circuits dessinés' : `Le circuit\u00a0: ${place}`),
}

export const previewWords: Readonly<Record<Language, typeof en>> = { en, fr }

function at(before: string, place: string | undefined): string {
  return place === undefined ? '' : `${before}${place}. `
}
