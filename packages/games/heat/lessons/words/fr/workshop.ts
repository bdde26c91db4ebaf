import type { LessonWords } from '@paddock/kernel/lessons'

export const workshop: LessonWords = {
  about: 'Comment choisir ses améliorations, et ce que font leurs symboles en course.',
  done: 'Prenez des améliorations qui vont ensemble, et regardez ce qu’il faudra payer. En course, pointez un symbole\u00a0: il dit ce qu’il fait.',
  moments: {
    market: {
      said: 'À l’atelier, trois améliorations remplacent le 0, le 5 et la Surchauffe de votre paquet. Il y a toujours trois cartes de plus que de pilotes\u00a0: personne ne prend un reste.',
    },
    brakes: {
      said: 'Bleu part derrière vous, et a donc choisi d’abord. Les freins ont plusieurs valeurs\u00a0: 1/5, c’est 5 en ligne droite et 1 en virage, à votre gré\u00a0; prenez-les.',
      mistake:
        'Cela peut servir aussi. Les freins vous auraient laissé choisir entre deux vitesses, une fois toutes les cartes vues.',
    },
    costly: {
      said: 'Au deuxième tour du choix, l’ordre s’inverse\u00a0: à vous d’abord. Ce 6 dépasse toute carte Vitesse, mais son symbole Surchauffe se paie\u00a0: prenez-le.',
      mistake: 'Pourquoi pas. Le 6 était la carte la plus rapide ici, pour 1 surchauffe chaque fois qu’on la joue.',
    },
    third: {
      said: 'La dernière est à votre goût\u00a0: les quatre roues motrices retournent des cartes, la carrosserie défausse du Stress, le RPM allonge l’aspiration. Ces deux-là, libre à vous d’en user.',
    },
    hand: {
      said: 'Vos améliorations ont été mélangées au paquet, et les voici toutes en première main\u00a0: un coup de chance. Passez la 2e, puis jouez les freins avec le 6.',
      mistake:
        'Cela marche aussi. Une amélioration compte comme une autre carte\u00a0: autant en tout que dit le rapport.',
    },
    values: {
      said: 'Toutes les cartes sont visibles, et c’est maintenant que vous choisissez ce que valent les freins. La route est libre jusqu’au virage A\u00a0: prenez 5.',
      mistake: 'Lent et prudent. Ici, rien n’aurait coûté plus\u00a0: le virage est encore hors de portée.',
    },
    pay: {
      said: 'La surchauffe d’une carte se paie avant de continuer, avec le moteur. Qui n’en a plus doit remplacer la carte par une autre, retournée du paquet.',
      mistake: 'Vous pouvez commencer par là. Mais le tour de jeu ne continue pas tant que la carte n’est pas payée.',
    },
    corner: {
      said: 'Le virage A encore, limite 7. La carrosserie 5 et un 2 font 7\u00a0: on ne va pas plus vite pour rien, et la carrosserie a mieux à offrir.',
      mistake: 'C’est permis, et au-dessus de 7 cela coûte. La carrosserie 5 avec un 2 tombait juste.',
    },
    relieve: {
      said: 'La carrosserie vous laisse défausser un Stress de la main. Rien n’y oblige, mais autrement un Stress ne quitte la main que joué.',
      mistake:
        'Le Stress reste donc jusqu’à ce que vous le jouiez. Un symbole qui n’a pas servi est perdu à la fin du tour.',
    },
  },
}
