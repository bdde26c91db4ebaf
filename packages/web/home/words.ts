import type { Difficulty } from '@paddock/kernel'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

const en = {
  title: 'To the grid in one click.',
  line: 'Four racing board games in your browser: against bots, round one table, or with friends far away. No account.',
  raceNow: 'Race now',
  /** The one big button, which names its game, and what it comes to. */
  startWith: (game: string) => `First race: ${game}`,
  startHint: (minutes: number) => `You against three bots, the easy way: about ${minutes} minutes.`,
  firstGame: (minutes: number) => `First game · ${minutes} min`,
  /** How a race would start that is not as usual. */
  asLastTime: (variant: string) => `As last time: ${variant}`,
  minutes: (count: number) => `about ${count} min`,
  difficulty: {
    easy: 'easy',
    medium: 'takes some thought',
    demanding: 'demanding',
  } satisfies Record<Difficulty, string>,
  starting: 'To the grid…',
  heroRace: 'A race between bots',
  pause: 'Pause the race',
  goOn: 'Let them race',
  gamesTitle: 'The games',
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
  passAndPlay: 'Pass and play',
  inviteFriends: 'Invite friends',
  options: 'Options',
  optionsOf: (game: string) => `Options of ${game}`,
  actionFor: (action: string, game: string) => `${action}: ${game}`,
  replayTitle: 'Watch a race again',
  replayLine: 'Somebody sent you the record of a race? Replay it move by move, through anyone’s eyes.',
  replayOpen: 'Open a record',
  offlineTitle: 'Trains, planes, cellars',
  offlineLine: 'Once this page has loaded, races against bots and on one device need no network.',
  freeTitle: 'Fair shuffles',
  freeLine: 'The shuffle is fixed and sealed before the start. After the finish anyone can check it.',
}

const fr: typeof en = {
  title: 'Sur la grille en un clic.',
  line: 'Quatre jeux de course sur plateau dans votre navigateur\u00a0: contre des bots, autour d’une table ou avec des amis au loin. Sans compte.',
  raceNow: 'Courir tout de suite',
  startWith: (game) => `Première course\u00a0: ${game}`,
  startHint: (minutes) => `Vous contre trois bots, version facile\u00a0: environ ${minutes}\u00a0minutes.`,
  firstGame: (minutes) => `Première partie · ${minutes}\u00a0min`,
  asLastTime: (variant) => `Comme la dernière fois\u00a0: ${variant}`,
  minutes: (count) => `environ ${count}\u00a0min`,
  difficulty: { easy: 'facile', medium: 'demande réflexion', demanding: 'exigeant' },
  starting: 'En place sur la grille…',
  heroRace: 'Une course entre bots',
  pause: 'Arrêter la course',
  goOn: 'Laisser courir',
  gamesTitle: 'Les jeux',
  players: (min, max) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
  passAndPlay: 'Chacun son tour',
  inviteFriends: 'Inviter des amis',
  options: 'Options',
  optionsOf: (game) => `Options de ${game}`,
  actionFor: (action, game) => `${action}\u00a0: ${game}`,
  replayTitle: 'Revoir une course',
  replayLine:
    'On vous a envoyé l’enregistrement d’une course\u00a0? Revoyez-la coup par coup, avec les yeux de qui vous voulez.',
  replayOpen: 'Ouvrir un enregistrement',
  offlineTitle: 'Train, avion, cave',
  offlineLine: 'Une fois la page chargée, les courses contre des bots ou sur un seul appareil se passent de réseau.',
  freeTitle: 'Un mélange loyal',
  freeLine: 'Le mélange est fixé et scellé avant le départ. Après l’arrivée, chacun peut le vérifier.',
}

export const homeWords: InEveryLanguage<typeof en> = { en, fr }
