import type { LessonWords } from '@paddock/kernel/lessons'

export const legends: LessonWords = {
  about: 'Comment avancent les voitures sans pilote, et comment en profiter.',
  done: 'Les Légendes passent bien les virages et sont régulières partout. Comptez où elles s’arrêteront, et laissez-vous aspirer.',
  moments: {
    meet: {
      said: 'La bleue et la verte n’ont pas de pilote\u00a0: ce sont des Légendes, qui suivent leurs propres cartes. Ni rapport ni surchauffe, aucun virage à payer, jamais de tête-à-queue.',
    },
    foresee: {
      said: 'Quoi que dise sa carte, depuis la grille la verte finit sur l’une des quatre dernières cases avant le virage A. Elle joue avant vous\u00a0: passez la 2e et suivez-la.',
      mistake: 'Une seule carte n’y suffirait pas, et la 3e coûte 1 surchauffe. Deux bonnes cartes font l’affaire.',
    },
    nine: {
      said: '4 + 5 font 9 cases, jusqu’à la première de ces quatre. Si la verte s’arrête là ou plus loin, sa carte le dira.',
      mistake: 'Vous resteriez derrière. Jouez le 4 et le 5.',
    },
    short: {
      said: 'La carte de cette manche donne à la verte la vitesse 19 et le losange 3. 19 lui ferait passer le virage, elle s’arrête donc avant\u00a0: à 3 cases de la dernière, juste à côté de vous.',
    },
    slip: {
      said: 'Les Légendes ne prennent pas d’aspiration, mais elles en donnent. En route\u00a0: 2 cases.',
      mistake: 'La Légende n’y verra rien à redire. Son aspiration vaut celle de toute autre voiture.',
    },
    exact: {
      said: 'La même carte donnait 13 à la bleue. Depuis la deuxième ligne, cela mène tout juste à la dernière case avant le virage\u00a0: elle a donc tout parcouru.',
    },
    past: {
      said: 'Vous êtes tous les trois au-delà de la ligne des Légendes du virage A. De là, une Légende avance de la limite plus son losange\u00a0: 7, et de 0 à 3 en plus.',
    },
    free: {
      said: 'La bleue avait le losange 2 et a fait 9 cases, la verte avait 0 et en a fait 7. Aucune n’a payé\u00a0: dans les virages elles sont redoutables, gagnez donc en ligne droite.',
    },
    last: {
      said: 'Les Légendes comptent en tout\u00a0: la verte est dernière, personne n’a donc d’adrénaline. Et en solo contre elles, seule la première place est une victoire.',
    },
  },
}
