export { rummyLesson as lesson } from '@hundredfold/shared/games/hundred-rummy/lesson.ts';
