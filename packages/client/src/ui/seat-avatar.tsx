import type { SeatFactValues } from '@hundredfold/shared/protocol/table-facts.ts';
import { Avatar } from './avatar.tsx';
import { botAvatarShape } from './bot-avatar-shape.ts';

interface SeatAvatarProps {
  readonly of: Pick<SeatFactValues, 'status' | 'name' | 'seal'> & { readonly botName?: string };
}

export function SeatAvatar({ of: { status, name, seal, botName = name } }: SeatAvatarProps) {
  if (status === 'empty' || status === 'locked') return null;
  return <Avatar avatar={status === 'bot' ? botAvatarShape(botName) : seal} />;
}
