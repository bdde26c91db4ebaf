import type { LessonWords } from '@paddock/kernel/lessons'

export const championship: LessonWords = {
  about: 'Ce qui relie les courses d’une saison\u00a0: points, améliorations, événements, sponsors et presse.',
  done: 'Après la course, les points s’ajoutent, et la grille suivante suit le classement, meneur en tête. Une saison n’a plus de secret pour vous\u00a0: en piste.',
  moments: {
    season: {
      said: 'La saison 1961 compte trois courses, et commence en Grande-Bretagne. Les places rapportent 9, 6, 4, 3, 2 et 1 points\u00a0; à la fin, qui en a le plus l’emporte.',
    },
    pick: {
      said: 'Avant chaque course, chacun prend une amélioration et la garde toute la saison\u00a0; le dernier de la grille choisit d’abord, et c’est vous. Prenez ce qui vous plaît\u00a0: la carte sera mêlée à votre paquet.',
    },
    swap: {
      said: 'Le dernier de la grille a un droit de plus\u00a0: rendre une amélioration contre une carte restante. Gardez la vôtre, ou changez d’avis.',
    },
    event: {
      said: 'Chaque course a son événement\u00a0: aujourd’hui, 2 cartes Sponsor pour chacun, et une de plus aux trois premiers à boucler le tour 1. La presse attend au virage A.',
    },
    sponsor: {
      said: 'Une carte Sponsor se joue comme une autre, mais une seule fois\u00a0: ensuite elle quitte la course. Votre 6 dépasse toutes vos cartes, et la route est libre.',
      mistake: 'Vous la gardez, et c’est bien ainsi\u00a0: ce qui n’a pas servi vous suit à la course suivante.',
    },
    press: {
      said: 'Au virage A, la presse veut du spectacle\u00a0: une aspiration, ou 2 au moins au-dessus de la limite. Un jeton la fixe à 9 aujourd’hui\u00a0: il faut donc 11, pour 2 surchauffes\u00a0; passez la 3e.',
      mistake: 'Elle n’aura rien à écrire, ou vous paierez plus qu’il ne faut. En 3e, vous pouvez faire 11 tout juste.',
    },
    eleven: {
      said: '4 et 3 font 7, et les freins du sponsor valent de 1 à 4, à choisir une fois révélés. Comptez-les 4, pour la presse.',
      mistake: 'C’est permis. Avec les freins, vous pouviez tomber juste sur 11.',
    },
    seen: {
      said: 'La presse a tout vu, et voici votre nouvelle carte Sponsor. Sponsors et améliorations vous restent toute la saison, surchauffe et stress sont redistribués à chaque course.',
    },
    unseen: {
      said: 'Rien de la presse cette fois\u00a0: il faut une aspiration sur la ligne, ou 2 au-dessus de la limite. Améliorations et sponsors non joués vous restent, surchauffe et stress sont redistribués.',
    },
  },
}
