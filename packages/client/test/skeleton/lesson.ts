export { skeletonLesson as lesson } from '@hundredfold/shared/testing/examples/skeleton/lesson.ts';
