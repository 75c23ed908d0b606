export { foursquareLesson as lesson } from '@hundredfold/shared/games/foursquare/lesson.ts';
