import { gameMessages } from '@hundredfold/client/game';
import type { SkeletonMessages } from '../messages/en.ts';

export const skeletonMessages = gameMessages<SkeletonMessages>('skeleton');
