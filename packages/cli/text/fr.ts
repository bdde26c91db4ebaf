import type { CliWords } from './words.ts'

export const fr: CliWords = {
  seatRange: (min, max) => (min === max ? `${min} joueurs` : `de ${min} à ${max} joueurs`),
  bots: (names) => `Robots : ${names.join(', ')}`,
  usual: 'par défaut',
  notTogether: 'Ne vont pas ensemble\u00a0:',
  clash: 'ces règles ne vont pas ensemble.',
  changeOne: 'Changez l’une d’elles.',

  table: (names) => `${names.length} joueurs : ${names.map((name, seat) => `${name} (${seat})`).join(', ')}`,
  seenBy: (name) => (name === undefined ? 'Vu par un spectateur' : `Vu par ${name}`),
  option: (label, value) => `${label} : ${value}`,
  sealed: (name) => `${name} décide en secret.`,
  applied: (name) => `${name} décide.`,
  undone: (name, entry) => `${name} reprend le coup ${entry}.`,
  ranking: 'Classement final',
  unfinished: 'L’enregistrement s’arrête avant la fin de la partie.',
  hash: (hash) => `Empreinte de l’état : ${hash}`,
  doubtful: 'Ce n’est pas la partie que raconte l’enregistrement ; paddock verify dit ce qui cloche.',

  seed: (kept, promise) =>
    kept
      ? `Graine : son SHA-256 est bien l’empreinte promise, ${promise}.`
      : `Graine : son SHA-256 n’est PAS l’empreinte promise, ${promise}. Un autre mélange était annoncé.`,
  entries(legal, count) {
    if (!legal) return 'Coups : ils ne sont PAS tous permis, ou la partie ne peut pas être rejouée.'
    return count < 2 ? 'Coups : tout ce qui a été joué est permis.' : `Coups : les ${count} coups sont permis.`
  },
  result(asRecorded) {
    if (asRecorded === undefined) return 'Résultat : l’enregistrement n’en donne pas.'
    return asRecorded ? 'Résultat : conforme à l’enregistrement.' : 'Résultat : PAS conforme à l’enregistrement.'
  },
  verdict({ ok, seed, unknownRules }) {
    if (ok) return 'Cet enregistrement est fiable.'
    if (unknownRules && seed)
      return 'Ses coups ne peuvent être vérifiés ici : il fut joué selon des règles plus récentes.'
    return 'Cet enregistrement n’est PAS fiable.'
  },
  problem: (said) => `Détail, en anglais : ${said}`,

  file: {
    unreadable(file, code) {
      if (code === 'ENOENT') return `Il n’y a pas de fichier ${file}.`
      if (code === 'EISDIR') return `${file} est un dossier, pas un enregistrement.`
      return `Impossible de lire ${file} (${code}).`
    },
    notJson: (file) => `${file} n’est pas du JSON. Est-ce un enregistrement, et est-il entier ?`,
    notRecord: (file, why) => `${file} n’est pas un enregistrement de Paddock. Détail, en anglais : ${why}`,
    unknownGame: (file, game, known) =>
      `${file} est une partie de « ${game} », qui n’est pas parmi les jeux : ${known.join(', ')}.`,
    unplayable: (file, why) => `${file} ne peut pas être rejoué. Détail, en anglais : ${why}`,
  },
}
