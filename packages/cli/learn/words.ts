/** What the terminal says around a lesson. */
import type { Language } from '@paddock/kernel'

const en = {
  lesson: (title: string, at: number, of: number) => `Lesson: ${title}, step ${at} of ${of}`,
  reading: 'Enter: on   s skip the lesson   ? help   l français   q leave',
  over: (hasNext: boolean) => `${hasNext ? 'Enter: next lesson   ' : ''}r once more   ? help   l français   q leave`,
  free: 'This one is yours: play what you like.',
  left: (command: string) => `The lesson is kept. Go on with: ${command}`,
  race: (command: string) => `Now a real race: ${command}`,
  minutes: (minutes: number) => `about ${minutes} min`,
  ended: { done: 'done', skipped: 'skipped' },
  begin: (command: string) => `Begin with: ${command}`,
}

const fr: typeof en = {
  lesson: (title, at, of) => `Leçon\u00a0: ${title}, étape ${at} sur ${of}`,
  reading: 'Entrée : suite   s passer la leçon   ? aide   l English   q quitter',
  over: (hasNext) => `${hasNext ? 'Entrée : leçon suivante   ' : ''}r encore une fois   ? aide   l English   q quitter`,
  free: 'Celle-ci est à vous : jouez ce qui vous plaît.',
  left: (command) => `La leçon est gardée. Pour la reprendre : ${command}`,
  race: (command) => `Maintenant, une vraie course : ${command}`,
  minutes: (minutes) => `environ ${minutes} min`,
  ended: { done: 'faite', skipped: 'passée' },
  begin: (command) => `Pour commencer : ${command}`,
}

export const learnWords: Readonly<Record<Language, typeof en>> = { en, fr }
