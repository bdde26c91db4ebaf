import type { LessonWords } from '@paddock/kernel/lessons'

export const fr: Readonly<Record<string, LessonWords>> = {
  'first-race': {
    about: 'Ce que valent les numéros rouges et bleus, où s’arrêter, et comment survivre à une manche.',
    done: 'La manche est finie\u00a0: la voiture de queue est éliminée, les autres se rangent pour la suivante. Vous savez lire les numéros\u00a0; il ne reste qu’à surveiller la queue du peloton.',
    moments: {
      hello: {
        said: 'Les trois voitures rouges sont à vous, et neuf courent en tout. Inutile de gagner\u00a0: seule la dernière arrivée est éliminée.',
      },
      red: {
        said: 'Votre voiture 1 est sur un 10\u00a0: le rouge 10 y avance de 10. Jouez-le ici, car ailleurs il n’avance que de 3.',
        mistake:
          'C’est permis, mais le rouge 10 était fait pour cette case. Sur un 10 il avance de 10, partout ailleurs de 3.',
      },
      blue: {
        said: 'La voiture 2 est sur un 9, et vous n’avez pas de rouge 9. Le bleu 8 n’exige aucun numéro\u00a0: 8 cases, d’où que l’on parte.',
        mistake:
          'Hors de son numéro, un rouge avance de 3, le rouge 1 excepté. Le bleu 8 vous aurait donné 8 cases, quel que soit le numéro.',
      },
      one: {
        said: 'Le rouge 1 est l’exception\u00a0: 1 seule case depuis un 1, mais 10 depuis toutes les autres. La voiture 3 est sur un 8\u00a0: en route.',
        mistake: 'C’était un petit saut. Le rouge 1 avance de 10 depuis tout numéro sauf le 1, et vous étiez sur un 8.',
      },
      round: {
        said: 'Les neuf voitures ont avancé, un nouveau tour commence. Celle de tête joue toujours la première, celle de queue la dernière.',
      },
      keep: {
        said: 'D’ici, le rouge 1 et le rouge 10 avancent tous deux de 10, jusqu’à un autre 10. Jouez le rouge 1\u00a0: au prochain tour, le rouge 10 resservira.',
        mistake:
          'Pensez un tour plus loin\u00a0: chaque carte montre le numéro où elle mène. Qui s’arrête sur un numéro de sa main repart loin.',
      },
      try: {
        said: 'À vous de choisir. Regardez plusieurs cartes avant d’en jouer une\u00a0: chacune montre le numéro d’arrivée et votre place.',
      },
      again: {
        said: 'Comme prévu, la voiture 1 est encore sur un 10, et vous avez gardé le rouge 10. Jouez-le.',
        mistake: 'Un rouge 10 n’attendait que cette case. Un numéro qui tombe juste vaut mieux que toute autre carte.',
      },
      line: {
        said: 'Une voiture a passé la ligne\u00a0: ce tour est le dernier. Celles qui n’ont pas joué avancent encore, puis la dernière est éliminée.',
      },
      whose: {
        said: 'Sur ce 8, le rouge 8 et le bleu 8 mènent la voiture 3 aussi loin. Lequel servirait aussi à la voiture 2, sur son 3\u00a0?',
        mistake:
          'Le rouge 8 ne donnera que 3 cases à la voiture 2. Une main sert à toutes vos voitures\u00a0: dépensez d’abord ce qui n’aide pas les autres.',
      },
      save: {
        said: 'Voilà\u00a0: le bleu 8 marche aussi depuis un 3. Éloignez la voiture 2 de la queue.',
        mistake: 'Le bleu 8 était plus sûr. Au dernier tour, chaque case compte entre vous et la queue du peloton.',
      },
    },
  },
  'last-car': {
    about: 'Comment finit une manche, quelle voiture est éliminée, et quelle carte sauve la vôtre.',
    done: 'Pas besoin d’être rapide\u00a0: il suffit de l’être plus qu’une autre. Regardez qui joue après vous, et gardez une bonne carte pour votre dernière voiture.',
    moments: {
      scene: {
        said: 'Une voiture verte a passé la ligne\u00a0: ce tour est le dernier. Vos voitures 2 et 3 doivent encore jouer, et la 3 jouera en dernier.',
      },
      spare: {
        said: 'N’importe quelle carte éloigne la voiture 2 de la queue. Laquelle faut-il garder pour la voiture 3\u00a0?',
        mistake:
          'La voiture 2 ne risquait rien, et le bleu 7 est parti. Une bonne carte revient à la voiture en danger.',
      },
      beside: {
        said: 'Trois cases vous mettraient à côté de Bleu 3, mais il est à l’intérieur, donc devant. Trouvez la carte qui le dépasse.',
        mistake:
          'À hauteur, cela ne suffit pas. Sur une même case, la plus à l’extérieur est dernière, et qui arrive après se range dehors.',
      },
      hopeless: {
        said: 'Plus aucune carte ne dépasse Bleu 3, et à sa hauteur vous seriez dehors. Jouez-en une\u00a0: vous verrez ce qu’il en coûte.',
      },
      saved: {
        said: 'Bleu 3 est éliminée et rapporte 1 point à son équipe\u00a0; la prochaine en rapportera 2. Plus une voiture tient, plus elle rapporte.',
      },
      lost: {
        said: 'Votre voiture est éliminée et vous rapporte 1 point\u00a0; la prochaine en rapportera 2. Vous continuez avec les autres.',
      },
      grid: {
        said: 'Les voitures se rangent l’une derrière l’autre, dans l’ordre d’arrivée. Votre main vous suit\u00a0: ce que vous avez gardé reste à vous.',
      },
    },
  },
  turbos: {
    about: 'Ce que vaut un turbo, quand il sauve une voiture, et ce qu’il coûte.',
    done: 'Seul, un turbo vaut 5, sans plus. En appoint il sauve une voiture, et vous le payez jusqu’à la fin de la partie.',
    moments: {
      scene: {
        said: 'Dernier tour d’une manche, et votre voiture 3 est loin derrière. Le turbo que vous tenez peut encore la sauver.',
      },
      what: {
        said: 'Seul, un turbo avance de 5 depuis n’importe quel numéro. En appoint d’une autre carte, il y ajoute 5.',
      },
      keep: {
        said: 'D’abord la voiture 1\u00a0: le rouge 6 sur un 6 lui suffit. Gardez le turbo et le rouge 7, car la voiture 3 est sur un 7.',
        mistake: 'Le rouge 6 suffisait à la voiture 1. La voiture 3 a besoin du rouge 7 et du turbo ensemble.',
      },
      boost: {
        said: 'Le rouge 7 seul laisse la voiture 3 dernière. Avec un turbo en appoint elle avance de 7 et 5, et cela suffit.',
        mistake:
          'Pas assez loin\u00a0: il fallait 12 cases. Seul le rouge 7 sur son 7, turbo en appoint, va jusque-là.',
      },
      lost: {
        said: 'La voiture 3 est éliminée, il en faut bien une. Le rouge 7 avec un turbo en appoint l’aurait gardée en course.',
      },
      smaller: {
        said: 'L’appoint se paie\u00a0: vous jouez deux cartes et n’en piochez qu’une. Désormais vous en tenez quatre, à chaque manche.',
      },
      three: {
        said: 'Trois appoints par partie, pas un de plus. Et il faut au moins trois cartes en main.',
      },
      alone: {
        said: 'Aucun de vos numéros rouges n’est sous cette voiture. Jouez le turbo seul\u00a0: 5 cases, et votre main ne diminue pas.',
        mistake:
          'D’ici, le turbo seul avance de 5, vos rouges de 3 seulement. En appoint, il vous aurait encore coûté une carte.',
      },
    },
  },
}
