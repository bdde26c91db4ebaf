export { beginLesson } from './begin-lesson.ts'
export type {
  AnyLesson,
  AnyLessonMoment,
  AnyLessons,
  GivenMove,
  Lesson,
  LessonListed,
  LessonMoment,
  LessonShelf,
  Lessons,
  LessonWords,
  MomentWords,
} from './lesson.ts'
export { type LessonProgress, LessonRun, type LessonStand } from './lesson-run.ts'
