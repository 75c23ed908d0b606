export { oneHundredOneLesson as lesson } from '@hundredfold/shared/games/one-hundred-one/lesson.ts';
