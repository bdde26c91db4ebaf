import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

export interface ReplayWords {
  readonly title: string
  readonly openTitle: string
  readonly open: string
  readonly chooseFile: string
  readonly dropHere: string
  readonly troubleTitle: string
  readonly playOn: string
  readonly otherRecord: string
  readonly entry: string
  at(entry: number, entries: number): string
  readonly run: string
  readonly stop: string
  readonly back: string
  readonly on: string
  readonly earlier: string
  readonly later: string
  readonly speed: string
  readonly eyes: string
  readonly everyone: string
  readonly papers: string
  readonly link: string
  readonly linkHelp: string
  readonly carriedHelp: string
  readonly download: string
  readonly downloadHelp: string
  readonly check: string
  readonly checkHelp: string
  readonly shuffleKept: string
  readonly shuffleBroken: string
  readonly promisedByTable: string
  readonly promisedByRecord: string
  readonly legal: string
  readonly illegal: string
  readonly endKept: string
  readonly endBroken: string
  readonly endHash: string
  readonly running: string
  readonly allKept: string
  readonly someBroken: string
}

export const words: InEveryLanguage<ReplayWords> = {
  en: {
    title: 'Replay',
    openTitle: 'Open a race',
    open: 'See any race again from the file that was saved of it. It is read here in your browser and sent nowhere.',
    chooseFile: 'Choose a file',
    dropHere: 'or drop it here',
    troubleTitle: 'This race cannot be shown',
    playOn: 'Finish the race',
    otherRecord: 'Open another file',
    entry: 'Moment of the race',
    at: (entry, entries) => `Entry ${entry} of ${entries}`,
    run: 'Play',
    stop: 'Pause',
    back: 'One entry back',
    on: 'One entry on',
    earlier: 'To the last great moment',
    later: 'To the next great moment',
    speed: 'Speed',
    eyes: 'Seen by',
    everyone: 'Everyone: no hands',
    papers: 'Share and check',
    link: 'Link to this moment',
    linkHelp: 'Whoever opens it sees this moment through the same eyes.',
    carriedHelp: 'The whole race is in the link: it works anywhere, without a server.',
    download: 'Save the record',
    downloadHelp: 'All it takes to play the race again, move by move, as a file.',
    check: 'Check the shuffle',
    checkHelp: 'Plays the whole race again here and compares it with what was promised at the start.',
    shuffleKept: 'The shuffle is the one that was fixed before the start.',
    shuffleBroken: 'The shuffle is not the one that was promised.',
    promisedByTable: 'The table promised',
    promisedByRecord: 'The record says that this was promised',
    legal: 'Every move was allowed when it was made.',
    illegal: 'There is a move in it that the rules do not allow.',
    endKept: 'The race ended as the record says.',
    endBroken: 'Played again, the race ends in another way.',
    endHash: 'Fingerprint of the end',
    running: 'The race has not ended.',
    allKept: 'All promises were kept.',
    someBroken: 'This record does not keep its promises.',
  },
  fr: {
    title: 'Revoir la partie',
    openTitle: 'Ouvrir une partie',
    open: 'Revoyez n’importe quelle partie à partir du fichier qui en a été gardé. Il est lu ici, dans votre navigateur, et ne part nulle part.',
    chooseFile: 'Choisir un fichier',
    dropHere: 'ou déposez-le ici',
    troubleTitle: 'Cette partie ne peut pas être montrée',
    playOn: 'Finir la partie',
    otherRecord: 'Ouvrir un autre fichier',
    entry: 'Moment de la partie',
    at: (entry, entries) => `Coup ${entry} sur ${entries}`,
    run: 'Lire',
    stop: 'Pause',
    back: 'Un coup en arrière',
    on: 'Un coup en avant',
    earlier: 'Au grand moment précédent',
    later: 'Au grand moment suivant',
    speed: 'Vitesse',
    eyes: 'Vu par',
    everyone: 'Tous\u00a0: mains cachées',
    papers: 'Partager, vérifier',
    link: 'Lien vers ce moment',
    linkHelp: 'Qui l’ouvre voit ce moment avec les mêmes yeux.',
    carriedHelp: 'Toute la partie est dans le lien\u00a0: il marche partout, sans serveur.',
    download: 'Enregistrer la partie',
    downloadHelp: 'Tout ce qu’il faut pour la rejouer, coup par coup, dans un fichier.',
    check: 'Vérifier le mélange',
    checkHelp: 'Rejoue ici toute la partie et la compare à ce qui avait été promis au départ.',
    shuffleKept: 'Le mélange est bien celui qui était fixé avant le départ.',
    shuffleBroken: 'Le mélange n’est pas celui qui avait été promis.',
    promisedByTable: 'Promesse de la table',
    promisedByRecord: 'Promesse notée dans l’enregistrement',
    legal: 'Chaque coup était permis au moment où il a été joué.',
    illegal: 'Un des coups n’est pas permis par les règles.',
    endKept: 'La partie finit comme le dit l’enregistrement.',
    endBroken: 'Rejouée, la partie finit autrement.',
    endHash: 'Empreinte de la fin',
    running: 'La partie n’est pas finie.',
    allKept: 'Toutes les promesses ont été tenues.',
    someBroken: 'Cet enregistrement ne tient pas ses promesses.',
  },
}
