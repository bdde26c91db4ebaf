import type { Difficulty } from '@paddock/kernel'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

interface HomeWords {
  readonly title: string
  readonly line: string
  readonly raceNow: string
  /** The one big button, which names its game, and what it comes to. */
  startWith(game: string): string
  startHint(minutes: number): string
  firstGame(minutes: number): string
  /** How a race would start that is not as usual. */
  asLastTime(variant: string): string
  minutes(count: number): string
  readonly difficulty: Readonly<Record<Difficulty, string>>
  readonly starting: string
  readonly heroRace: string
  readonly pause: string
  readonly goOn: string
  readonly gamesTitle: string
  players(min: number, max: number): string
  readonly passAndPlay: string
  readonly inviteFriends: string
  readonly options: string
  optionsOf(game: string): string
  actionFor(action: string, game: string): string
  readonly replayTitle: string
  readonly replayLine: string
  readonly replayOpen: string
  readonly offlineTitle: string
  readonly offlineLine: string
  readonly freeTitle: string
  readonly freeLine: string
}

export const homeWords: InEveryLanguage<HomeWords> = {
  en: {
    title: 'To the grid in one click.',
    line: 'Four racing board games in your browser: against bots, round one table, or with friends far away. No account.',
    raceNow: 'Race now',
    startWith: (game) => `First race: ${game}`,
    startHint: (minutes) => `You against three bots, the easy way: about ${minutes} minutes.`,
    firstGame: (minutes) => `First game · ${minutes} min`,
    asLastTime: (variant) => `As last time: ${variant}`,
    minutes: (count) => `about ${count} min`,
    difficulty: { easy: 'easy', medium: 'takes some thought', demanding: 'demanding' },
    starting: 'To the grid…',
    heroRace: 'A race between bots',
    pause: 'Pause the race',
    goOn: 'Let them race',
    gamesTitle: 'The games',
    players: (min, max) => (min === max ? `${min} players` : `${min} to ${max} players`),
    passAndPlay: 'Pass and play',
    inviteFriends: 'Invite friends',
    options: 'Options',
    optionsOf: (game) => `Options of ${game}`,
    actionFor: (action, game) => `${action}: ${game}`,
    replayTitle: 'Watch a race again',
    replayLine: 'Somebody sent you the record of a race? Replay it move by move, through anyone’s eyes.',
    replayOpen: 'Open a record',
    offlineTitle: 'Trains, planes, cellars',
    offlineLine: 'Once this page has loaded, races against bots and on one device need no network.',
    freeTitle: 'Fair shuffles',
    freeLine: 'The shuffle is fixed and sealed before the start. After the finish anyone can check it.',
  },
  fr: {
    title: 'Sur la grille en un clic.',
    line: "Quatre jeux de course sur plateau dans votre navigateur\u00a0: contre des bots, autour d'une table ou avec des amis au loin. Sans compte.",
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
      "On vous a envoyé l'enregistrement d'une course\u00a0? Revoyez-la coup par coup, avec les yeux de qui vous voulez.",
    replayOpen: 'Ouvrir un enregistrement',
    offlineTitle: 'Train, avion, cave',
    offlineLine: 'Une fois la page chargée, les courses contre des bots ou sur un seul appareil se passent de réseau.',
    freeTitle: 'Un mélange loyal',
    freeLine: "Le mélange est fixé et scellé avant le départ. Après l'arrivée, chacun peut le vérifier.",
  },
}
