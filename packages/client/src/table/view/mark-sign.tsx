import type { SeatMark } from '../presentation.ts';

/** The paths of the signs, drawn in a square of 24. */
const DRAWN: Readonly<Record<SeatMark, string>> = {
  host: 'M5.5 18.5h13l2-11-4.8 3.6L12 5l-3.7 6.1L3.5 7.5z',
  dealer: 'M4.5 5.5h9v13h-9zM13.5 7l5.6 1.5-3 11-2.6-.7',
  cutter: 'M6 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM6 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM8 8l12 9M8 16l12-9',
  leader: 'M6.5 21V4h12l-3 4.5 3 4.5h-12',
  partner: 'M9 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11zM15 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11z',
};

export function MarkSign({ sign }: { readonly sign: SeatMark }) {
  return (
    <svg
      class="mark-sign"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWN[sign]} />
    </svg>
  );
}
