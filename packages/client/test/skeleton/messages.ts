import { gameMessages } from '../../src/i18n/catalog.ts';
import type { SkeletonMessages } from './messages/en.ts';

export const skeletonMessages = gameMessages<SkeletonMessages>('skeleton');
