export { fourSquareLesson as lesson } from '@hundredfold/shared/games/four-square/lesson.ts';
