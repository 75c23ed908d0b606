import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { middle, placedAt } from '../../table/layout/pose.ts';
import type { TableUiState } from '../../table/state/table-ui-state.ts';
import { SeatAvatar } from '../../ui/seat-avatar.tsx';
import { settings } from '../../ui/settings.ts';
import { type FreshReaction, freshReactions } from './chat-entries.ts';
import { ReactionIcon } from './reaction-icon.tsx';
import { ReactionPicker } from './reaction-picker.tsx';
import { useBotAnswers } from './use-bot-answers.ts';
import './reactions.css';

/** The reactions over the table: new ones fly from seat to seat, and a button at the player's own plate sends more. */
export function Reactions({ ui }: { readonly ui: TableUiState }) {
  const { link, view, screen } = ui;
  useBotAnswers(ui);
  if (settings.chat.value === 'nothing') return null;
  const { seat: own, seats } = view.latest.value;
  const station = own === null ? undefined : screen.frame.value.stations[own];
  return (
    <>
      {freshReactions.value.map((each) => (
        <Flights key={`${each.person} ${each.id}`} ui={ui} of={each} />
      ))}
      {own !== null && station !== undefined && link.hasChat && seats.length > 1 && (
        <ReactionPicker ui={ui} seat={own} plate={station.plate} />
      )}
    </>
  );
}

/** A reaction on its way to one player, or to all and over its sender's plate. The chat has it for screen readers. */
function Flights({ ui, of }: { readonly ui: TableUiState; readonly of: FreshReaction }) {
  const { reaction, person, seat, to } = of;
  const { seats } = ui.view.latest.value;
  const from = seat ?? seats.findIndex((each) => each.person === person);
  const sender = seats[from];
  if (sender === undefined) return null;
  return seats.map((_, target) =>
    to !== null && to !== target ? null : (
      <span
        key={target}
        class={target === from ? 'reaction is-own' : 'reaction'}
        style={way(ui, from, target)}
        aria-hidden="true"
      >
        <ReactionIcon of={reaction} />
        {target !== from && <SeatAvatar of={sender} />}
      </span>
    ),
  );
}

/** Returns where a reaction lands, and from how far it comes. */
function way({ screen }: TableUiState, from: Seat, to: Seat): Readonly<Record<string, string>> {
  const { stations } = screen.frame.value;
  const [start, end] = [stations[from], stations[to]].map((station) => station && middle(station.plate));
  if (start === undefined || end === undefined) return {};
  return { ...placedAt(end.x, end.y), '--x': `${start.x - end.x}px`, '--y': `${start.y - end.y}px` };
}
