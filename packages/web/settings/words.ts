import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import type { Pace } from './pace.ts'
import type { Theme } from './theme.ts'

interface SettingsWords {
  readonly title: string
  readonly paceLabel: string
  readonly paceHelp: string
  readonly pace: Readonly<Record<Pace, string>>
  readonly themeLabel: string
  readonly theme: Readonly<Record<Theme, string>>
  readonly youTitle: string
  readonly nobody: string
  readonly unreachable: string
  readonly name: string
  readonly rename: string
  readonly renamed: string
  readonly deviceTitle: string
  readonly deviceHelp: string
  readonly deviceMake: string
  readonly deviceLink: string
  deviceCode(code: string, until: string): string
  readonly claiming: string
  readonly claimTitle: string
  claimText(name: string): string
  readonly claimDo: string
  readonly claimedTitle: string
  claimed(name: string): string
  readonly notClaimedTitle: string
}

export const settingsWords: InEveryLanguage<SettingsWords> = {
  en: {
    title: 'Settings',
    paceLabel: 'Pace of motion',
    paceHelp: 'How fast the moves of the others are shown. If your system asks for reduced motion, nothing moves.',
    pace: { calm: 'Calm', brisk: 'Brisk', instant: 'Instant' },
    themeLabel: 'Theme',
    theme: { system: 'System', paper: 'Paper', night: 'Night' },
    youTitle: 'You online',
    nobody: 'You have no name here yet. You will be asked for one when you invite friends or join them.',
    unreachable: 'The server cannot be reached. Races in this browser work all the same.',
    name: 'Your name',
    rename: 'Change',
    renamed: 'Your friends see the new name from now on.',
    deviceTitle: 'Play on another device',
    deviceHelp: 'Open a link there and you are the same person, at the same tables. It works once, for a few minutes.',
    deviceMake: 'Make a link',
    deviceLink: 'Link for your other device',
    deviceCode: (code, until) => `Or open /device/${code} there. Good until ${until}.`,
    claiming: 'Just a moment…',
    claimTitle: 'Play on here',
    claimText: (name) =>
      name === ''
        ? 'This device becomes you: your name and your tables come along.'
        : `This device is ${name} so far. It takes on the identity from your other device instead.`,
    claimDo: 'Make this device mine',
    claimedTitle: 'This device is yours',
    claimed: (name) => `You are ${name} here too. Your tables are waiting at home.`,
    notClaimedTitle: 'That did not work',
  },
  fr: {
    title: 'Réglages',
    paceLabel: 'Rythme des mouvements',
    paceHelp:
      'La vitesse à laquelle on vous montre les coups des autres. Si votre système demande moins de mouvement, rien ne bouge.',
    pace: { calm: 'Calme', brisk: 'Vif', instant: 'Immédiat' },
    themeLabel: 'Thème',
    theme: { system: 'Système', paper: 'Papier', night: 'Nuit' },
    youTitle: 'Vous en ligne',
    nobody: "Vous n'avez pas encore de nom ici. On vous le demandera pour inviter des amis ou les rejoindre.",
    unreachable: 'Le serveur est injoignable. Les courses dans ce navigateur marchent quand même.',
    name: 'Votre nom',
    rename: 'Changer',
    renamed: 'Vos amis voient désormais ce nom.',
    deviceTitle: 'Jouer sur un autre appareil',
    deviceHelp:
      'Ouvrez un lien là-bas et vous y êtes la même personne, aux mêmes tables. Il sert une fois, pendant quelques minutes.',
    deviceMake: 'Créer un lien',
    deviceLink: 'Lien pour votre autre appareil',
    deviceCode: (code, until) => `Ou ouvrez-y /device/${code}. Valable jusqu'à ${until}.`,
    claiming: 'Un instant…',
    claimTitle: 'Continuer ici',
    claimText: (name) =>
      name === ''
        ? 'Cet appareil devient le vôtre\u00a0: votre nom et vos tables vous suivent.'
        : `Jusqu'ici, cet appareil est à ${name}. Il prendra l'identité de votre autre appareil.`,
    claimDo: 'Utiliser cet appareil',
    claimedTitle: 'Cet appareil est le vôtre',
    claimed: (name) => `Ici aussi, vous êtes ${name}. Vos tables vous attendent à l'accueil.`,
    notClaimedTitle: "Cela n'a pas marché",
  },
}
