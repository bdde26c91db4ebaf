import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

interface HomeWords {
  readonly title: string
  readonly line: string
  readonly raceNow: string
  readonly raceNowHint: string
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
  circuitOf(circuit: string): string
  readonly galleryTitle: string
  readonly galleryLine: string
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
    line: 'Racing board games in your browser: against bots, round one table, or with friends far away. No account.',
    raceNow: 'Race now',
    raceNowHint: 'You against bots. Starts at once.',
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
    circuitOf: (circuit) => `The circuit: ${circuit}`,
    galleryTitle: 'Also on the drawing board',
    galleryLine: 'Circuits that are drawn and wait for their rules.',
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
    line: "Des jeux de course sur plateau dans votre navigateur\u00a0: contre des bots, autour d'une table ou avec des amis au loin. Sans compte.",
    raceNow: 'Courir tout de suite',
    raceNowHint: 'Vous contre des bots. Départ immédiat.',
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
    circuitOf: (circuit) => `Le circuit\u00a0: ${circuit}`,
    galleryTitle: 'Déjà dessinés',
    galleryLine: 'Des circuits déjà tracés, qui attendent leurs règles.',
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
