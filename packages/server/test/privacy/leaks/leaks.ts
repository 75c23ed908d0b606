import { GRANTS } from './grants.ts';
import type { Leak } from './leak.ts';
import { VIEWS } from './views.ts';
import { WIRES } from './wires.ts';

export const LEAKS: readonly Leak[] = [...GRANTS, ...VIEWS, ...WIRES];
