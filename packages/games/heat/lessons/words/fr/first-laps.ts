import type { LessonWords } from '@paddock/kernel/lessons'

export const firstLaps: LessonWords = {
  about: 'Une course entière en un tour\u00a0: rapports, cartes, virages, et à quoi sert la surchauffe.',
  done: 'Vous êtes à l’arrivée, et vous avez vu tout ce qu’une course demande. Ceux qui sont encore en piste continuent jusqu’à leur place, ou abandonnent.',
  moments: {
    hello: {
      said: 'La voiture noire est à vous\u00a0: un tour, et qui passe la ligne en tête gagne. Les cartes font la vitesse, et les 6 surchauffes de votre moteur paient ce qui est trop rapide.',
    },
    gear: {
      said: 'Le rapport est le nombre de cartes que vous jouerez, et chacun le choisit en secret. Un rapport de plus ou de moins est gratuit, deux coûtent 1 surchauffe\u00a0: passez la 2e.',
      mistake:
        'En 1re vous ne joueriez qu’une carte, et la 3e coûte tout de suite 1 surchauffe. La 2e est gratuite d’ici\u00a0: essayez-la.',
    },
    cards: {
      said: 'Deux cartes, donc\u00a0: leur somme est votre vitesse, et vous avancez d’autant de cases. Jouez les deux 4\u00a0; une Surchauffe ne se joue jamais, et le Stress attendra.',
      mistake: 'Ce serait plus lent, et rien ne vous oblige encore à freiner. Jouez les deux 4\u00a0: 8 cases.',
    },
    cool: {
      said: 'Vos 8 cases sont faites, place au refroidissement\u00a0: en 2e, 1 Surchauffe de la main retourne au moteur. En 1re ce serait 3, et une main pleine de Surchauffes vous laisserait sur place.',
      mistake:
        'Cela peut attendre. En main, cette Surchauffe est un poids mort, au moteur elle paie la vitesse\u00a0: refroidissez d’abord.',
    },
    boosts: {
      said: 'Une fois par tour de jeu, vous pouvez aussi booster\u00a0: payez 1 surchauffe, retournez une carte Vitesse, avancez d’autant. Gardez cela pour l’arrivée, et continuez.',
      mistake:
        'Le boost marche dans tous les rapports, mais votre surchauffe vaudra plus tard davantage. Continuez pour l’instant.',
    },
    slip: {
      said: 'La tête de course joue d’abord\u00a0: Bleu est donc déjà là, juste devant vous. Son aspiration vous emmène 2 cases plus loin\u00a0: gratuitement, et votre vitesse reste 8.',
      mistake:
        'Vous laisseriez 2 cases gratuites. Il y a aspiration dès qu’une voiture est à côté de vous ou juste devant.',
    },
    draw: {
      said: 'À la fin du tour de jeu, vous pouvez défausser, mais ni Surchauffe ni Stress\u00a0; puis vous piochez jusqu’à 7. Gardez tout\u00a0: les petites cartes sont faites pour le virage qui vient.',
      mistake: 'En ligne droite, ce serait sage. Ici un virage arrive\u00a0: gardez les 3 et le 1.',
    },
    corner: {
      said: 'Le virage A est à 3 cases, sa limite est 7. Qui franchit sa ligne plus vite paie 1 surchauffe par point de trop\u00a0: passez la 3e, pour trois petites cartes.',
      mistake:
        'Vous passeriez le virage trop lentement, ou plus cher qu’il ne faut. Trois cartes peuvent faire 7, tout juste.',
    },
    seven: {
      said: '3 + 3 + 1 font 7, la limite\u00a0: on ne va pas plus vite sans payer. Un Stress serait un pari\u00a0: nul ne sait ce qu’il retournera.',
      mistake: 'C’est permis. Jusqu’à 7 le virage est gratuit, au-dessus chaque point coûte 1 surchauffe.',
    },
    swap: {
      said: 'Voici une longue ligne droite, et les 1 y traînent. Défaussez-les, piochez plus rapide, et montez aussi haut que vous l’osez.',
      mistake:
        'Ils restent donc en main, et vous piochez moins. En ligne droite, les cartes lentes ne font qu’encombrer.',
    },
    stress: {
      said: 'Chaque Stress retourne des cartes de votre pioche jusqu’à une carte Vitesse, qui compte. Il n’y reste que 2, 3 et 4\u00a0: vos trois Stress feront 9 tout juste.',
      mistake:
        'Un Stress ne se défausse pas, il se joue. Une ligne droite s’y prête\u00a0: une surprise n’y coûte rien.',
    },
    brake: {
      said: 'Une case tient deux voitures\u00a0: Bleu et vous la remplissez, Vert a dû s’arrêter derrière. Le virage B n’admet que 3\u00a0: en 3e, un 0, un 1 et un 2 le passent pour rien, chaque point de plus coûte 1 surchauffe.',
      mistake:
        'D’ici, la 2e coûte 1 surchauffe, et la 4e demande quatre cartes et de quoi payer le virage. Un rapport de moins est gratuit\u00a0: un virage se prépare.',
    },
    limit: {
      said: 'Le virage B n’admet que 3\u00a0: rétrogradez à temps, un rapport à la fois est gratuit. Chaque point au-dessus de la limite coûte 1 surchauffe.',
    },
    paid: {
      said: 'La surchauffe payée va dans votre défausse, et revient en main quand la défausse devient la pioche. Qui ne peut pas tout payer part en tête-à-queue\u00a0: surveillez le moteur.',
    },
    last: {
      said: 'Vous étiez en dernière place au début de la manche\u00a0: l’adrénaline vous offre 1 case, et 1 de plus à refroidir. Prenez la case\u00a0: Vert sera juste devant, et vous aurez son aspiration.',
      mistake: 'Libre à vous. Mais cette case vous aurait mis dans l’aspiration de Vert.',
    },
    adrenaline: {
      said: 'Vous étiez en dernière place au début de la manche\u00a0: l’adrénaline vous offre 1 case, et 1 de plus à refroidir. La case ajoute 1 à votre vitesse, et cela compte dans les virages.',
    },
    spin: {
      said: 'Vert a pris le virage D à 6\u00a0: 4 surchauffes à payer, il en avait 2. C’est le tête-à-queue\u00a0: retour avant la ligne, en 1re, moteur vide et un Stress en main.',
    },
    line: {
      said: 'Plus de virage, rien que l’arrivée\u00a0: montez les rapports et jouez ce que vous avez. Tous finissent la manche, et le plus loin après la ligne gagne\u00a0; seule l’aspiration ne la franchit pas.',
    },
    boost: {
      said: 'Vous êtes à hauteur de Bleu, mais il est sur la trajectoire\u00a0: il gagnerait. Après l’arrivée la surchauffe ne vaut plus rien\u00a0: boostez\u00a0!',
      mistake:
        'Bleu gagne donc, par la trajectoire. Passé la dernière ligne, toute surchauffe au moteur est perdue\u00a0: autant booster.',
    },
    home: {
      said: 'Vous avez passé la ligne, et chaque case compte encore. Après, la surchauffe ne vaut plus rien\u00a0: un boost ne coûte donc rien.',
    },
  },
}
