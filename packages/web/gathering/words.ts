import type { Language } from '@paddock/kernel'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

interface GatheringWords {
  readonly seats: string
  readonly you: string
  readonly host: string
  readonly here: string
  readonly away: string
  readonly openSeat: string
  readonly bot: string
  readonly seatBot: string
  readonly openAgain: string
  readonly remove: string
  actionFor(action: string, seat: string): string
  readonly inviteTitle: string
  readonly inviteLabel: string
  readonly inviteHelp: string
  readonly watchLabel: string
  readonly watchHelp: string
  shareTitle(game: string): string
  readonly start: string
  readonly starting: string
  botsFill(count: number): string
  readonly ready: string
  /** Everyone has a seat, but these do not have the table open. */
  someAway(names: readonly string[]): string
  readonly send: string
  waitingFor(host: string): string
  readonly watching: string
  watchers(count: number): string
  readonly holding: string
  readonly notHolding: string
  readonly rules: string
  /** To settle options and seats anew. */
  readonly changeRules: string
  readonly changeTitle: string
  readonly changeDone: string
  /** Of an address that nobody else can open. */
  readonly onlyHere: string
  readonly whichAddress: string
  readonly qr: string
  readonly qrLabel: string
  readonly leave: string
  readonly connecting: string
  readonly offline: string
  readonly troubleTitle: string
  readonly joinTitle: string
  joinLine(host: string, game: string): string
  readonly join: string
  readonly joining: string
  readonly yourName: string
  readonly yourNameHelp: string
  readonly watch: string
  readonly fullTitle: string
  readonly startedTitle: string
  readonly wrongTitle: string
}

export const gatheringWords: InEveryLanguage<GatheringWords> = {
  en: {
    seats: 'On the grid',
    you: 'you',
    host: 'host',
    here: 'here',
    away: 'away',
    openSeat: 'Open seat',
    bot: 'Bot',
    seatBot: 'Seat a bot',
    openAgain: 'Open it',
    remove: 'Remove',
    actionFor: (action, seat) => `${action}: ${seat}`,
    inviteTitle: 'Bring your friends',
    inviteLabel: 'Invitation',
    inviteHelp: 'Whoever opens this link can take an open seat.',
    watchLabel: 'To watch only',
    watchHelp: 'Whoever opens this link sees the race, but no hands.',
    shareTitle: (game) => `A race of ${game}`,
    start: 'Start the race',
    starting: 'Lights…',
    botsFill: (count) =>
      count === 1 ? 'Bots fill in: one takes the open seat.' : `Bots fill in: they take the ${count} open seats.`,
    ready: 'Everyone is seated. Start when you like.',
    someAway: (names) =>
      `Everyone has a seat, but ${listed('en', names)} ${names.length > 1 ? 'are' : 'is'} away. You can start all the same.`,
    send: 'Send the invitation, and start when you like.',
    waitingFor: (host) => `Waiting for ${host} to start the race.`,
    watching: 'You are watching. To take a seat, ask someone at the table for the invitation link.',
    watchers: (count) => (count === 1 ? '1 person is watching.' : `${count} people are watching.`),
    holding: 'If someone leaves, a bot drives for them until they return.',
    notHolding: 'If someone leaves, the race waits for them.',
    rules: 'How this race is run',
    changeRules: 'Change rules and seats',
    changeTitle: 'Rules and seats',
    changeDone: 'Change',
    onlyHere:
      'This address works only on this machine, so nobody else can open the links. To let others on your network in, start the server with HOST=0.0.0.0 npm start.',
    whichAddress: 'At which address others reach you',
    qr: 'QR code for a phone',
    qrLabel: 'The invitation as a QR code',
    leave: 'Leave the table',
    connecting: 'Connecting…',
    offline: 'The connection is gone. It is being tried again.',
    troubleTitle: 'This table does not open',
    joinTitle: 'You are invited',
    joinLine: (host, game) => `${host} has a seat for you in a race of ${game}.`,
    join: 'Take a seat',
    joining: 'One moment…',
    yourName: 'Your name',
    yourNameHelp: 'So that the others know you. No account, no password.',
    watch: 'Watch the race',
    fullTitle: 'Every seat is taken',
    startedTitle: 'The race is already on',
    wrongTitle: 'This invitation does not fit',
  },
  fr: {
    seats: 'Sur la grille',
    you: 'vous',
    host: 'hôte',
    here: 'en ligne',
    away: 'hors ligne',
    openSeat: 'Place libre',
    bot: 'Bot',
    seatBot: 'Mettre un bot',
    openAgain: 'Libérer',
    remove: 'Retirer',
    actionFor: (action, seat) => `${action}\u00a0: ${seat}`,
    inviteTitle: 'Faites venir vos amis',
    inviteLabel: 'Invitation',
    inviteHelp: 'Qui ouvre ce lien peut prendre une place libre.',
    watchLabel: 'Pour regarder seulement',
    watchHelp: 'Qui ouvre ce lien voit la course, mais aucune main.',
    shareTitle: (game) => `Une course de ${game}`,
    start: 'Lancer la course',
    starting: 'Feux…',
    botsFill: (count) =>
      count === 1 ? 'Un bot prendra la place libre.' : `Des bots prendront les ${count} places libres.`,
    ready: 'Tout le monde est en place. À vous de donner le départ.',
    someAway: (names) =>
      `Toutes les places sont prises, mais ${listed('fr', names)} ${names.length > 1 ? 'ne sont pas là' : "n'est pas là"}. Vous pouvez quand même donner le départ.`,
    send: "Envoyez l'invitation, et donnez le départ quand vous voulez.",
    waitingFor: (host) => `On attend que ${host} lance la course.`,
    watching: "Vous regardez. Pour prendre une place, demandez le lien d'invitation à quelqu'un de la table.",
    watchers: (count) => (count === 1 ? '1 personne regarde.' : `${count} personnes regardent.`),
    holding: "Si quelqu'un s'absente, un bot conduit pour lui jusqu'à son retour.",
    notHolding: "Si quelqu'un s'absente, la course l'attend.",
    rules: 'Comment on court',
    changeRules: 'Changer les règles et les places',
    changeTitle: 'Règles et places',
    changeDone: 'Changer',
    onlyHere:
      "Cette adresse ne vaut que sur cette machine\u00a0: personne d'autre ne pourra ouvrir les liens. Pour laisser entrer les autres sur votre réseau, lancez le serveur avec HOST=0.0.0.0 npm start.",
    whichAddress: 'À quelle adresse on vous joint',
    qr: 'Code QR pour un téléphone',
    qrLabel: "L'invitation en code QR",
    leave: 'Quitter la table',
    connecting: 'Connexion…',
    offline: 'La connexion est perdue. Nouvel essai en cours.',
    troubleTitle: "Cette table ne s'ouvre pas",
    joinTitle: 'Une place vous attend',
    joinLine: (host, game) => `${host} vous invite à une course de ${game}.`,
    join: 'Prendre place',
    joining: 'Un instant…',
    yourName: 'Votre nom',
    yourNameHelp: 'Pour que les autres vous reconnaissent. Ni compte ni mot de passe.',
    watch: 'Regarder la course',
    fullTitle: 'Toutes les places sont prises',
    startedTitle: 'La course a déjà commencé',
    wrongTitle: 'Cette invitation ne convient pas',
  },
}

function listed(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
