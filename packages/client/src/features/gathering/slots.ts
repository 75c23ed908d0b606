import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { MutedPerson } from '../../lib/muted-people.ts';
import type { RoomProps } from '../../net/room-props.ts';
import { slot } from '../../ui/slot.tsx';

/** The button that opens the tutorial of a game. */
export const LearnButton = slot<{ readonly game: string }>();

/** The host's button that finds more players for everyone at the table. */
export const TogetherButton = slot<{ readonly code: string }>();

/** The actions about another person: mute, block or report them. */
export const PersonActions = slot<Pick<RoomProps, 'link'> & MutedPerson & { readonly about: Intent<'report'> }>();
