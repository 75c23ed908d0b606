import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { MutedPerson } from '../../lib/muted-people.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { slot } from '../../ui/slot.tsx';

export const TogetherButton = slot<{ readonly code: string }>();

export const PersonActions = slot<Pick<RoomProps, 'link'> & MutedPerson & { readonly about: Intent<'report'> }>();
