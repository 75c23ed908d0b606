export { modFourLesson as lesson } from '@hundredfold/shared/games/mod-four/lesson.ts';
