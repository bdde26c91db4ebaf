import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import type { CameraSetting } from './camera.ts'
import type { Loudness, TurnCall } from './sound.ts'
import type { Theme } from './theme.ts'

const en = {
  title: 'Settings',
  paceLabel: 'Pace of motion',
  paceHelp:
    'How fast the moves of the others are shown. Calm shows every card large enough to read it; step by step goes on when you press Enter, a button or the board. If your system asks for reduced motion, nothing moves.',
  cameraLabel: 'Camera',
  cameraHelp:
    'It goes where something happens, or shows the whole circuit and moves only when you move it. The key C changes between the two at any time.',
  camera: { directed: 'Follows the race', still: 'Still' } satisfies Record<CameraSetting, string>,
  themeLabel: 'Theme',
  theme: { system: 'System', paper: 'Paper', night: 'Night' } satisfies Record<Theme, string>,
  soundLabel: 'Sound',
  soundHelp: 'Engines, tyres, cards and the crowd. At the table, M or the speaker at the top switches it off and on.',
  loudness: { off: 'Off', low: 'Soft', middle: 'Medium', high: 'Loud' } satisfies Record<Loudness, string>,
  turnCallLabel: 'Hear that it is your turn',
  turnCall: { here: 'At the table', everywhere: 'In another tab too' } satisfies Record<TurnCall, string>,
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
  deviceCode: (code: string, until: string) => `Or open /device/${code} there. Good until ${until}.`,
  keysTitle: 'Where you are signed in',
  keysHelp: 'Every browser that is you, and the programs you have asked for. Sign out what you no longer use.',
  thisDevice: 'This device',
  someDevice: 'A browser',
  someProgram: 'A program',
  lastUsed: (day: string) => `Last used ${day}`,
  revoke: 'Sign out',
  /** For those who hear the button without its line. */
  revokeThat: (device: string) => `Sign out ${device}`,
  revoked: (device: string) => `${device} is signed out.`,
  signOutHere: 'Sign out here',
  signOutEverywhere: 'Sign out everywhere',
  /** Asked before one signs out: `last` if nothing else is left that is this person. */
  sureHere: (last: boolean): string =>
    last
      ? 'This is the only device that is you. Once you have signed out, nobody can be you again: your tables go on without you.'
      : 'This device will no longer be you. Your other devices stay signed in.',
  sureEverywhere: 'No device will be you any more, and nobody can be you again: your tables go on without you.',
  sureDo: 'Sign out',
  sureNot: 'Stay signed in',
  claiming: 'Just a moment…',
  claimTitle: 'Play on here',
  claimText: (name: string) =>
    name === ''
      ? 'This device becomes you: your name and your tables come along.'
      : `This device is ${name} so far. It takes on the identity from your other device instead.`,
  claimDo: 'Make this device mine',
  claimedTitle: 'This device is yours',
  claimed: (name: string) => `You are ${name} here too. Your tables are waiting at home.`,
  notClaimedTitle: 'That did not work',
}

const fr: typeof en = {
  title: 'Réglages',
  paceLabel: 'Rythme des mouvements',
  paceHelp:
    'La vitesse à laquelle on vous montre les coups des autres. En calme, chaque carte est montrée en grand, le temps de la lire\u00a0; pas à pas, la suite vient quand vous appuyez sur Entrée, sur un bouton ou sur le plateau. Si votre système demande moins de mouvement, rien ne bouge.',
  cameraLabel: 'Caméra',
  cameraHelp:
    'Elle va là où il se passe quelque chose, ou montre tout le circuit et ne bouge que si vous la déplacez. La touche C passe de l’un à l’autre à tout moment.',
  camera: { directed: 'Suit la course', still: 'Fixe' },
  themeLabel: 'Thème',
  theme: { system: 'Système', paper: 'Papier', night: 'Nuit' },
  soundLabel: 'Son',
  soundHelp:
    'Moteurs, pneus, cartes et public. À la table, la touche M ou le haut-parleur en haut le coupe et le remet.',
  loudness: { off: 'Muet', low: 'Discret', middle: 'Moyen', high: 'Fort' },
  turnCallLabel: 'Entendre que c’est à vous',
  turnCall: { here: 'À la table', everywhere: 'Aussi depuis un autre onglet' },
  youTitle: 'Vous en ligne',
  nobody: 'Vous n’avez pas encore de nom ici. On vous le demandera pour inviter des amis ou les rejoindre.',
  unreachable: 'Le serveur est injoignable. Les courses dans ce navigateur marchent quand même.',
  name: 'Votre nom',
  rename: 'Changer',
  renamed: 'Vos amis voient désormais ce nom.',
  deviceTitle: 'Jouer sur un autre appareil',
  deviceHelp:
    'Ouvrez un lien là-bas et vous y êtes la même personne, aux mêmes tables. Il sert une fois, pendant quelques minutes.',
  deviceMake: 'Créer un lien',
  deviceLink: 'Lien pour votre autre appareil',
  deviceCode: (code, until) => `Ou ouvrez-y /device/${code}. Valable jusqu’à ${until}.`,
  keysTitle: 'Où vous êtes connecté',
  keysHelp: 'Chaque navigateur où vous jouez, et les programmes que vous avez créés. Déconnectez ce qui ne sert plus.',
  thisDevice: 'Cet appareil',
  someDevice: 'Un navigateur',
  someProgram: 'Un programme',
  lastUsed: (day) => `Dernière utilisation\u00a0: ${day}`,
  revoke: 'Déconnecter',
  revokeThat: (device) => `Déconnecter ${device}`,
  revoked: (device) => `${device}\u00a0: déconnecté.`,
  signOutHere: 'Se déconnecter ici',
  signOutEverywhere: 'Se déconnecter partout',
  sureHere: (last) =>
    last
      ? 'C’est votre seul appareil. Une fois déconnecté, plus personne ne pourra jouer sous votre identité\u00a0: vos tables continueront sans vous.'
      : 'Cet appareil ne sera plus le vôtre. Vos autres appareils restent connectés.',
  sureEverywhere:
    'Plus aucun appareil ne sera le vôtre, et plus personne ne pourra jouer sous votre identité\u00a0: vos tables continueront sans vous.',
  sureDo: 'Se déconnecter',
  sureNot: 'Rester connecté',
  claiming: 'Un instant…',
  claimTitle: 'Continuer ici',
  claimText: (name) =>
    name === ''
      ? 'Cet appareil devient le vôtre\u00a0: votre nom et vos tables vous suivent.'
      : `Jusqu’ici, cet appareil est à ${name}. Il prendra l’identité de votre autre appareil.`,
  claimDo: 'Utiliser cet appareil',
  claimedTitle: 'Cet appareil est le vôtre',
  claimed: (name) => `Ici aussi, vous êtes ${name}. Vos tables vous attendent à l’accueil.`,
  notClaimedTitle: 'Cela n’a pas marché',
}

export const settingsWords: InEveryLanguage<typeof en> = { en, fr }
