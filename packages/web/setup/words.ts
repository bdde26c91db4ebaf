import type { Language } from '@paddock/kernel'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import { longestName, type Problem } from './problems.ts'
import type { SetupKind } from './setup.ts'

/** How seats and options are called. */
interface Called {
  seat(seat: number): string
  option(name: string): string
}

const en = {
  title: {
    alone: 'Set up a race',
    shared: 'Pass and play',
    friends: 'Invite friends',
  } satisfies Record<SetupKind, string>,
  intro: {
    alone: 'You against bots, here in this browser.',
    shared: 'One device goes round the table. Between turns a curtain keeps every hand private.',
    friends: 'You get a link to send. Whoever opens it takes one of the open seats.',
  } satisfies Record<SetupKind, string>,
  /** With a single seat, where the game may have rivals of its own. */
  introHere: 'Here in this browser, without anyone else.',
  /** With a single seat there is nobody to race against. */
  introSolo: 'You alone on the track, against the clock, here in this browser.',
  start: { alone: 'Race', shared: 'Start the race', friends: 'Open the table' } satisfies Record<SetupKind, string>,
  starting: 'One moment…',
  players: 'Players',
  seats: 'Who sits where',
  options: 'Rules',
  moreOptions: (count: number) => `${count} more rules to choose`,
  readyMade: 'Ready-made races',
  /** Beside a group of options in which nothing was changed. */
  asUsual: 'as usual',
  /** Of an option that plays no part as things are: because of other choices, or of the number of players. */
  idleWith: (options: readonly string[], choices: string) => `${partOf(options)} with ${choices}.`,
  idleAmong: (options: readonly string[], players: number) => `${partOf(options)} with ${players} players.`,
  /** The same of a choice that had been made. */
  droppedWith: (choice: string, choices: string) => `${choice} is not played with ${choices}.`,
  droppedAmong: (choice: string, players: number) => `${choice} is not played with ${players} players.`,
  /** Of rules that the game has no name for. */
  otherRules: 'Rules of your own',
  forPlayers: (count: number) => `${count} players`,
  /** Back to how the game is usually played. */
  usualRules: 'Usual rules',
  you: 'You',
  person: 'A person',
  name: 'Name (optional)',
  open: 'Open for a friend',
  yourName: 'Your name',
  yourNameHelp: 'So that your friends know you. No account, no password.',
  holding: 'A bot holds the seat of anyone who leaves',
  holdingHelp: 'The race goes on without waiting, and they take over again when they return.',
  bot: (name: string) => ({ instinct: 'Seasoned bot', random: 'Scatterbrained bot' })[name] ?? name,
  whoSits: (seat: string) => `Who sits at ${seat}`,
  nameIn: (seat: string) => `Name at ${seat}`,
  /** What is chosen for an option: "Laps: 3". */
  choice: (option: string, value: string) => `${option}: ${value}`,
  /** Beside a value that could be chosen but would clash. */
  notWith: (choices: readonly string[]) => `not with ${listed('en', 'disjunction', choices)}`,
  /** Above the reason why what is chosen here clashes with something else. */
  clashesWith: (choices: readonly string[]) => `Does not go with ${listed('en', 'disjunction', choices)}`,
  waysOut: 'Take instead:',
  takeInstead: (choice: string) => `Take instead ${choice}`,
  problem(problem: Problem, called: Called): string {
    switch (problem.type) {
      case 'no-seat-for-you':
        return 'Choose one of the seats for yourself.'
      case 'too-few-people':
        return 'Passing round takes at least two people. Make one more seat a person.'
      case 'nobody-to-invite':
        return 'Every seat is taken. Leave at least one open for a friend.'
      case 'name-too-long':
        return `The name at ${called.seat(problem.seat)} is too long: at most ${longestName} characters.`
      case 'same-name':
        return `Two players are called ${problem.name}. Change one of the names.`
      case 'clash':
        return `The choices for ${listed('en', 'conjunction', problem.options.map(called.option))} do not go together. Change one of them.`
    }
  },
}

const fr: typeof en = {
  title: { alone: 'Préparer une course', shared: 'Chacun son tour', friends: 'Inviter des amis' },
  intro: {
    alone: 'Vous contre des bots, ici même, dans ce navigateur.',
    shared: 'Un seul appareil fait le tour de la table. Entre deux tours, un rideau cache les cartes de chacun.',
    friends: 'Vous recevez un lien à envoyer. Qui l’ouvre prend l’une des places libres.',
  },
  introHere: 'Ici même, dans ce navigateur, sans personne d’autre.',
  introSolo: 'Personne en piste à part vous\u00a0: une course contre la montre, ici même, dans ce navigateur.',
  start: { alone: 'En piste', shared: 'Lancer la course', friends: 'Ouvrir la table' },
  starting: 'Un instant…',
  players: 'Joueurs',
  seats: 'Qui joue où',
  options: 'Règles',
  moreOptions: (count) => `${count} autres règles au choix`,
  readyMade: 'Formules toutes prêtes',
  asUsual: 'comme d’habitude',
  idleWith: (options, choices) => `${listed('fr', 'conjunction', options)}\u00a0: rien à choisir avec ${choices}.`,
  idleAmong: (options, players) =>
    `${listed('fr', 'conjunction', options)}\u00a0: rien à choisir à ${players} joueurs.`,
  droppedWith: (choice, choices) => `${choice}\u00a0: ne se joue pas avec ${choices}.`,
  droppedAmong: (choice, players) => `${choice}\u00a0: ne se joue pas à ${players} joueurs.`,
  otherRules: 'Vos propres règles',
  forPlayers: (count) => `${count} joueurs`,
  usualRules: 'Règles habituelles',
  you: 'Vous',
  person: 'Un humain',
  name: 'Nom (facultatif)',
  open: 'Libre, pour un ami',
  yourName: 'Votre nom',
  yourNameHelp: 'Pour que vos amis vous reconnaissent. Ni compte ni mot de passe.',
  holding: 'Un bot tient la place de ceux qui s’absentent',
  holdingHelp: 'La course continue sans attendre, et chacun reprend le volant à son retour.',
  bot: (name) => ({ instinct: 'Bot aguerri', random: 'Bot étourdi' })[name] ?? name,
  whoSits: (seat) => `Qui joue en ${seat}`,
  nameIn: (seat) => `Nom en ${seat}`,
  choice: (option, value) => `${option}\u00a0: ${value}`,
  notWith: (choices) => `pas avec ${listed('fr', 'disjunction', choices)}`,
  clashesWith: (choices) => `Incompatible avec ${listed('fr', 'conjunction', choices)}`,
  waysOut: 'Prendre plutôt\u00a0:',
  takeInstead: (choice) => `Prendre plutôt ${choice}`,
  problem(problem, called) {
    switch (problem.type) {
      case 'no-seat-for-you':
        return 'Choisissez une place pour vous.'
      case 'too-few-people':
        return 'Il faut au moins deux personnes pour se passer l’appareil. Ajoutez-en une.'
      case 'nobody-to-invite':
        return 'Toutes les places sont prises. Laissez-en une à un ami.'
      case 'name-too-long':
        return `Le nom en ${called.seat(problem.seat)} est trop long\u00a0: ${longestName} caractères au plus.`
      case 'same-name':
        return `Deux joueurs s’appellent ${problem.name}. Changez l’un des noms.`
      case 'clash':
        return `Les choix pour ${listed('fr', 'conjunction', problem.options.map(called.option))} ne vont pas ensemble. Changez\u2011en un.`
    }
  },
}

export const setupWords: InEveryLanguage<typeof en> = { en, fr }

function listed(language: Language, type: 'conjunction' | 'disjunction', names: readonly string[]): string {
  return new Intl.ListFormat(language, { type }).format(names)
}

function partOf(options: readonly string[]): string {
  return `Nothing to choose for ${listed('en', 'conjunction', options)}`
}
