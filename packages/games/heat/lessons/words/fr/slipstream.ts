import type { LessonWords } from '@paddock/kernel/lessons'

export const slipstream: LessonWords = {
  about: 'Comment se débarrasser de la surchauffe, et comment rattraper ceux de devant.',
  done: 'Refroidissez là où il faut ralentir de toute façon, et dépensez cette surchauffe là où elle vous mène dans une aspiration. C’est ainsi qu’on remonte de la dernière place.',
  moments: {
    scene: {
      said: 'Six manches à vive allure, et cela se voit\u00a0: trois Surchauffes encombrent votre main, il en reste 1 au moteur. Vous êtes en dernière place, à 3 cases de la ligne du virage D, limite 2.',
    },
    first: {
      said: 'Un virage lent est fait pour refroidir\u00a0: 3 en 1re, 1 seule en 2e, aucune en 3e ni en 4e. Rétrogradez en 1re.',
      mistake:
        'La plupart de vos Surchauffes resteraient en main, et le moteur vide. La 1re les refroidit toutes les trois.',
    },
    over: {
      said: 'Une carte\u00a0: le 3 vous mène juste après la ligne du virage D. À 3, il coûte 1 surchauffe, et vous refroidissez avant de payer.',
      mistake: 'Un 4 coûterait une surchauffe de plus, et un Stress est imprévisible. Le 3 suffit à passer la ligne.',
    },
    cool: {
      said: 'Refroidissez les trois. La 1re en permet 3, et votre adrénaline 1 de plus, car vous étiez en dernière place au début de la manche.',
      mistake:
        'Refroidissez d’abord, et les trois\u00a0: ce qui est au moteur peut payer le reste, dans ce même tour de jeu.',
    },
    adrenaline: {
      said: 'L’adrénaline offre aussi 1 case, mais elle ajoute 1 à votre vitesse\u00a0: le virage D coûterait 2 au lieu de 1, même déjà franchi. Vert est de toute façon juste devant vous\u00a0: continuez.',
      mistake:
        'Une case pour une surchauffe, cela peut se défendre. Les virages regardent la vitesse finale du tour de jeu, quel que soit le moment où vous passez la ligne.',
    },
    slip: {
      said: 'À côté de vous ou juste devant\u00a0: voilà comme une voiture doit être proche. Son aspiration vaut 2 cases sans changer votre vitesse, mais une ligne franchie ainsi compterait.',
      mistake:
        'Vous restez donc où vous êtes. Ces 2 cases ne coûtaient rien ici\u00a0: aucune ligne n’était sur le chemin.',
    },
    chase: {
      said: 'Bleu est à côté de vous, sur la trajectoire\u00a0: il compte comme devant et joue d’abord. C’est la ligne droite\u00a0: deux rapports coûtent 1 surchauffe, passez la 3e, puis jouez vos cartes les plus rapides.',
      mistake: 'Vous perdriez Bleu de vue. La 3e coûte 1 surchauffe, et c’est pour cela que vous avez refroidi.',
    },
    boost: {
      said: 'Bleu est 3 cases devant, 2 de trop pour son aspiration. Pour 1 surchauffe, un boost retourne un 1, un 2 ou un 3 de votre pioche\u00a0: un 2 ou un 3 suffit.',
      mistake:
        'Bleu s’en va donc sans vous. Un boost vaut surtout là où il mène dans une aspiration\u00a0: ses cases, et 2 de plus.',
    },
    decide: {
      said: 'Pour 1 surchauffe, un boost retourne une carte Vitesse et vous avancez d’autant. Il vaut surtout là où il vous met à côté d’une voiture ou juste derrière.',
    },
    pass: {
      said: 'Vous y êtes, assez près\u00a0: 2 cases de plus, et vous dépassez.',
      mistake: 'Tant d’efforts pour rien\u00a0: ces 2 cases étaient gratuites.',
    },
  },
}
