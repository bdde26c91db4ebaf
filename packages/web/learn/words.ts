import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

const en = {
  lesson: (title: string) => `Lesson: ${title}`,
  next: 'Next',
  skip: 'Skip',
  skipLesson: 'Skip this lesson',
  leave: 'Leave',
  leaveLesson: 'Leave the lesson: you can go on with it later',
  /** While nothing is said. */
  others: 'The others are moving. Watch where they stop.',
  free: 'This one is yours: play what you like.',
  how: (at: number, of: number) => `Step ${at} of ${of}`,
  /** At the end. */
  nextLesson: (title: string) => `Next: ${title}`,
  again: 'Once more',
  home: 'Home',
  race: 'Now a real race',
  missingTitle: 'There is no such lesson',
  missing: 'The address names a lesson that is not there, or not any more.',
  troubleTitle: 'This lesson does not open',
}

const fr: typeof en = {
  lesson: (title) => `Leçon\u00a0: ${title}`,
  next: 'Suite',
  skip: 'Passer',
  skipLesson: 'Passer cette leçon',
  leave: 'Quitter',
  leaveLesson: 'Quitter la leçon\u00a0: vous pourrez la reprendre',
  others: 'Les autres jouent. Regardez où elles s’arrêtent.',
  free: 'Celle-ci est à vous\u00a0: jouez ce qui vous plaît.',
  how: (at, of) => `Étape ${at} sur ${of}`,
  nextLesson: (title) => `Ensuite\u00a0: ${title}`,
  again: 'Encore une fois',
  home: 'Accueil',
  race: 'Maintenant, une vraie course',
  missingTitle: 'Cette leçon n’existe pas',
  missing: 'L’adresse nomme une leçon qui n’est pas là, ou qui n’y est plus.',
  troubleTitle: 'Cette leçon ne s’ouvre pas',
}

export const learnWords: InEveryLanguage<typeof en> = { en, fr }
