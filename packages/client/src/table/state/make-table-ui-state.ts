import { ownSeat } from '@hundredfold/shared/core/view.ts';
import { computed, signal } from '@preact/signals';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { settings } from '../../ui/settings.ts';
import { frame } from '../layout/frame.ts';
import type { Size } from '../layout/pose.ts';
import type { Presentation } from '../presentation.ts';
import { keptOwn, orderIn } from './order.ts';
import { asPlayable } from './play-stop.ts';
import { nameIn } from './player-name.ts';
import { momentOf, stepsFrom } from './table-queries.ts';
import type { GuideState, RecordedTable, TableUiState } from './table-ui-state.ts';

const NOTHING_SUGGESTED: GuideState['suggested'] = signal([]);
const UNSAID: GuideState['tip'] = signal(null);

type Meant = { readonly [Part in 'suggested' | 'tip']?: GuideState[Part] | undefined } & {
  readonly recorded?: RecordedTable | undefined;
};

export function makeTableUiState(
  link: TableLink,
  presentation: Presentation,
  first: Snapshot,
  { suggested = NOTHING_SUGGESTED, tip = UNSAID, recorded }: Meant = {},
): TableUiState {
  const latest = signal(asPlayable(first));
  const size = signal<Size>({ width: 0, height: 0 });
  const seats = computed(() => latest.value.view.seats.length);
  const below = computed(() => ownSeat(latest.value.view.viewer) ?? 0);
  const ui: TableUiState = {
    link,
    presentation,
    name: (seat) => nameIn(latest.value)(seat),
    view: {
      latest,
      steps: signal(stepsFrom(latest.peek())),
      shown: signal({ view: latest.peek().view, flight: 0, decision: 0, move: null, version: first.version, again: null }),
      decision: signal(0),
      moment: computed(() => momentOf(ui)),
    },
    screen: {
      size,
      frame: computed(() =>
        frame(size.value, {
          seats: seats.value,
          below: below.value,
          hand: presentation.hand ?? 'many',
          cards: settings.cardSize.value,
          handed: settings.handed.value,
        }),
      ),
      hasTextures: signal(false),
    },
    hand: {
      order: orderIn(first.game.id, presentation),
      own: signal(keptOwn(first)),
      considered: signal(null),
      picked: signal([]),
      pending: signal([]),
      dragged: signal(null),
      dragPose: signal(null),
      dropped: signal(null),
      shaking: signal(null),
    },
    choice: {
      targetUnderPointer: signal(null),
      asked: signal(null),
      draft: signal(null),
      asking: signal(false),
      refused: signal(null),
    },
    replay: { past: signal(null), requests: signal(0), skips: signal(0) },
    guide: { suggested, tip, advice: signal(null) },
    log: { logOpen: signal(false), entries: signal([]), announcement: signal('') },
    recorded: recorded ?? null,
  };
  return ui;
}
