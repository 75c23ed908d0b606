import type { Admission } from '../admission.ts';

export const ADMIT_EVERYONE: Admission = { isBlocked: () => false, isDraining: () => false };
