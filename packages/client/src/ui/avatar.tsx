import type { SeatStatus } from '@hundredfold/shared/protocol/table-facts.ts';
import { avatarShape, botAvatarShape } from './avatar-shape.ts';

/**
 * A player's avatar, sized by the style sheet; a bot has one that matches its name. A name always stands next to it, so screen
 * readers skip it.
 */
export function Avatar({ avatar }: { readonly avatar: number | { readonly bot: string } }) {
  const { rim, field, charge, wax } = typeof avatar === 'number' ? avatarShape(avatar) : botAvatarShape(avatar.bot);
  return (
    <svg class="avatar" viewBox="-50 -50 100 100" data-wax={wax} aria-hidden="true">
      <path class="avatar-rim" d={rim} />
      <circle class="avatar-background" r="34.5" />
      <path class={`avatar-${field.kind}`} d={field.d} />
      <path class="avatar-charge" d={charge} />
    </svg>
  );
}

interface SeatAvatarProps {
  readonly of: { readonly status: SeatStatus; readonly name: string; readonly seal: number };
}

export function SeatAvatar({ of: { status, name, seal } }: SeatAvatarProps) {
  return status === 'empty' || status === 'locked' ? null : <Avatar avatar={status === 'bot' ? { bot: name } : seal} />;
}
