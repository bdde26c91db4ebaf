import type { PlayWords } from './words.ts'

const allure = { slow: 'lente', normal: 'normale', instant: 'immédiate' } as const

export const fr: PlayWords = {
  you: 'vous',
  youAre: (name) => `Vous êtes ${name}`,
  journal: 'Le fil de la course',
  tooSmall: (is, needed) =>
    `Cette fenêtre fait ${is.columns} × ${is.rows}. Agrandissez-la à ${needed.columns} × ${needed.rows} au moins ; la partie attend.`,
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  keys: {
    deciding: (choices) =>
      choices <= 9
        ? `1-${choices} jouer  ↑↓ puis Entrée  u annuler  ? aide  l English  + - allure  q quitter`
        : '↑↓ ou un numéro : voir   Entrée jouer   u annuler   ? aide   l English   q quitter',
    watching: "Espace : jusqu'à vous   ? aide   l English   + - allure   q quitter",
    out: 'Plus rien à jouer : regardez, ou f vers la fin   ? aide   l English   q quitter',
    halted: 'Une touche : continuer   ? aide   l English   + - allure   q quitter',
    help: 'Une touche : revenir à la partie   l English',
    welcome: 'Entrée : commencer   ? aide   l English   q quitter',
    welcomeBack: 'Entrée : continuer   n nouvelle partie   ? aide   l English   q quitter',
    end: 'n nouvelle partie   l English   q quitter',
  },
  pace: (speed) => `Allure : ${allure[speed]}.`,
  welcome: {
    table: (seats, bots) => `${seats} places : vous contre ${seats - 1} robots (${bots}).`,
    promise: 'Le mélange est déjà fixé ; à la fin, sa graine le prouvera par ce nombre :',
    back: 'Content de vous revoir !',
    since: "Ce qui s'est passé en dernier :",
    otherwise: 'Vous demandez une autre partie que celle en cours : n la commence.',
    damaged: (path) => `La partie enregistrée est illisible. Elle est mise de côté : ${path}.`,
  },
  undo: {
    done: 'Coup annulé.',
    nothing: "Il n'y a encore rien à annuler.",
    othersMoved: "Trop tard pour annuler : d'autres ont joué depuis.",
    tooLate: (shown) => `Trop tard pour annuler : ${shown}.`,
  },
  help: {
    rules: 'Les règles',
    keys: 'Les touches',
    list: [
      ['1 … 9', 'jouer ce choix tout de suite'],
      ['↑ ↓ ← →', 'voir où mène un choix ; Entrée le joue'],
      ['u', 'annuler votre dernier coup, si rien de caché ne se révèle'],
      ['Espace', "passer jusqu'à votre tour (toute touche convient)"],
      ['+ -', 'plus vite, moins vite : lente, normale, immédiate'],
      ['l', 'français, English'],
      ['q', 'quitter ; la partie est enregistrée à chaque coup'],
    ],
  },
  end: {
    won: (name) => `${name} gagne.`,
    youWon: 'Vous gagnez !',
    shared: 'Victoire partagée.',
    recorded: 'La partie est notée. Pour la revoir, et pour vérifier le mélange :',
  },
  farewell: { saved: (command) => `La partie est enregistrée. Pour continuer : ${command}` },
}
