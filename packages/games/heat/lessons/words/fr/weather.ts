import type { LessonWords } from '@paddock/kernel/lessons'

export const weather: LessonWords = {
  about: 'Ce que change la météo, et ce que font les jetons des virages.',
  done: 'Météo et jetons sont tirés à chaque course, et valent pour tous. Pointez une plaque au bord de la piste pour lire son effet.',
  moments: {
    rain: {
      said: 'Il pleut en Italie, et la pluie a mêlé au paquet 3 des 6 surchauffes de chaque moteur. Il n’en reste que 3, et vous en tenez déjà deux.',
    },
    tokens: {
      said: 'Chaque virage porte un jeton. A est dangereux\u00a0: au-dessus de la limite, 1 surchauffe de plus\u00a0; B admet 3 au lieu de 2\u00a0; et C amène la météo dans le secteur qui suit.',
    },
    sector: {
      said: 'Un secteur va jusqu’à la ligne du virage suivant\u00a0: celui de C passe le départ et finit en A, vous êtes donc sous la pluie. Chacun y refroidit 1 de plus, quel que soit le rapport\u00a0: passez la 2e.',
      mistake: 'Ce serait possible, mais moins bon\u00a0: la 2e est gratuite et refroidit 1, et la pluie encore 1.',
    },
    cool: {
      said: 'La 2e refroidit 1, et la pluie 1 de plus. Rendez les deux Surchauffes au moteur, tant que vous êtes dans ce secteur.',
      mistake: 'La pluie ne l’offre qu’ici. Refroidissez les deux maintenant.',
    },
    danger: {
      said: 'Voici le virage dangereux\u00a0: gratuit jusqu’à 5 comme toujours, mais 6 coûte 2 surchauffes, et 7 en coûte 3. Un Stress serait imprudent\u00a0: jouez 2 + 3.',
      mistake: 'Un risque, donc. Ici chaque point au-dessus de 5 coûte 1 surchauffe, et le danger une de plus.',
    },
    dry: {
      said: 'La ligne est passée, et la pluie est derrière vous\u00a0: compte l’endroit où vous êtes quand vous refroidissez. La 2e permet toujours d’en refroidir 1.',
      mistake: 'Votre Surchauffe reste en main. Le rapport refroidit partout, la pluie seulement dans son secteur.',
    },
    three: {
      said: 'Bleu a pris le virage A à 7, soit 2 au-dessus de la limite. Avec le danger, cela lui a coûté 3 surchauffes\u00a0: il lui en reste 1.',
    },
    faster: {
      said: 'Le virage B a aussi son jeton\u00a0: sa limite est 3 au lieu de 2, pour tous. Arrêtez-vous avant ou passez, comme il vous plaît\u00a0: les rapports montrent ce qu’il en coûterait.',
    },
  },
}
