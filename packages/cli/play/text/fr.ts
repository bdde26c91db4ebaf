import type { PlayWords } from './words.ts'

const allure = { slow: 'lente', normal: 'normale', instant: 'immédiate' } as const

export const fr: PlayWords = {
  you: 'vous',
  youAre: (name) => `Vous êtes ${name}`,
  titled: (title, said) => `${title} : ${said}`,
  out: 'Vous n’avez plus rien à décider.',
  journal: 'Le fil de la course',
  tooSmall: (is, needed) =>
    `Cette fenêtre fait ${is.columns} × ${is.rows}. Agrandissez-la à ${needed.columns} × ${needed.rows} au moins ; la partie attend.`,
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  keys: {
    deciding: (choices, canUndo) =>
      choices <= 9
        ? `1-${choices} jouer  ↑↓ puis Entrée${canUndo ? '  u annuler' : ''}  ? aide  l English  + - allure  q quitter`
        : `↑↓ ou un numéro : voir  Entrée jouer${canUndo ? '  u annuler' : ''}  ? aide  l English  q quitter`,
    oneKey: (signs, canUndo) =>
      `${signs} jouer  ↑↓ puis Entrée${canUndo ? '  u annuler' : ''}  ? aide  l English  q quitter`,
    typing: (typed, canUndo) =>
      `${typed === '' ? 'Tapez-le' : `Saisi\u00a0: ${typed}`} ou ↑↓\u00a0: voir  Entrée jouer${canUndo ? '  u annuler' : ''}  ? aide  l English  q quitter`,
    watching: 'Espace : jusqu’à vous   ? aide   l English   + - allure   q quitter',
    out: 'f : aller à la fin   ? aide   l English   + - allure   q quitter',
    halted: 'Une touche pour continuer   ? aide   l English   + - allure   q quitter',
    help: 'Une touche pour revenir à la partie   l English',
    helpOn: 'Une touche pour la suite\u00a0: les signes   l English',
    welcome: 'Entrée : commencer   ? aide   l English   q quitter',
    welcomeBack: 'Entrée : continuer   n nouvelle partie   ? aide   l English   q quitter',
    end: 'n nouvelle partie   l English   q quitter',
  },
  pace: (speed) => `Allure : ${allure[speed]}.`,
  welcome: {
    solo: (seats, bots) =>
      seats === 1 ? 'Vous jouez sans adversaire.' : `${seats} joueurs : vous contre ${seats - 1} robots (${bots}).`,
    promise: 'Les cartes sont déjà mélangées. Cette empreinte permettra de le vérifier à la fin :',
    back: 'Bon retour !',
    since: 'Ce qui s’est passé en dernier :',
    otherwise: 'Vous demandez une autre partie que celle en cours : n la commence.',
    giveUp: 'Encore n pour abandonner cette partie ; toute autre touche la garde.',
    damaged: (path) => `La partie enregistrée est illisible. Elle est mise de côté : ${path}.`,
    newer: (path) => `La partie enregistrée a commencé sous des règles plus récentes. Elle est mise de côté : ${path}.`,
  },
  undo: {
    done: 'Coup annulé.',
    nothing: 'Il n’y a encore rien à annuler.',
    othersMoved: 'Trop tard pour annuler : d’autres ont joué depuis.',
    tooLate: (shown) => `Trop tard pour annuler : ${shown}.`,
  },
  help: {
    rules: 'Les règles',
    keys: 'Les touches',
    signs: 'Les signes',
    list: (shown) => [
      ['1 … 9', 'jouer ce choix tout de suite'],
      ['↑ ↓ ← →', 'voir où mène un choix ; Entrée le joue'],
      ['u', `annuler votre dernier coup, sauf si ${shown} depuis`],
      ['Espace', 'passer jusqu’à votre tour (ou n’importe quelle touche)'],
      ['f', 'quand vous n’avez plus de voiture : aller à la fin'],
      ['+ -', 'plus vite, moins vite : lente, normale, immédiate'],
      ['l', 'français, English'],
      ['q', 'quitter ; la partie est enregistrée à chaque coup'],
    ],
  },
  end: {
    won: (name) => `${name} gagne.`,
    youWon: 'Vous gagnez !',
    shared: 'Victoire partagée.',
    recorded: 'La partie est enregistrée. Pour la revoir, et pour vérifier le mélange :',
  },
  farewell: { saved: (command) => `La partie est enregistrée. Pour continuer : ${command}` },
}
