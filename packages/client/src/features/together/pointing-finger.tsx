import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { ReplayTableLink } from '../../net/replay/replay-table-link.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { type Box, middle, placedAt } from '../../table/layout/pose.ts';
import type { TableUiState } from '../../table/state/table-ui-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { followHeldPress } from './held-press.ts';
import { thingAt, thingNamed } from './pointed-thing.ts';
import { isLeaderAway, leaderName } from './replay-mode.ts';
import './pointing-finger.css';

interface PointingFingerProps {
  readonly ui: TableUiState;
  readonly snapshot: Snapshot;
  readonly replay: ReplayTableLink;
}

/** Half the width that the name has beside the edge of the felt, in CSS px. */
const HALF_NAME_PX = 56;
/** How far the finger lies over the edge of a thing, so that it hides little of it, in CSS px. */
const INSET_PX = 14;

/** Shows where the leader of a shared replay points. The leader points by a press that is held. */
export function PointingFinger({ ui, snapshot, replay }: PointingFingerProps) {
  const finger = useRef<HTMLParagraphElement>(null);
  const box = useSignal<Box>({ x: 0, y: 0, width: 0, height: 0 });
  const { width, height } = ui.screen.size.value;
  const isLeader = snapshot.sharedReplay?.leader === snapshot.me;
  const pointing = isLeaderAway(snapshot) ? '' : replay.state.value.pointing;
  const name = leaderName(snapshot);
  useEffect(() => {
    const felt = finger.current?.parentElement;
    if (!felt || !isLeader) return;
    return followHeldPress(felt, (press) => {
      if (replay.whatIf.peek() !== null) return; // Nobody else sees it.
      replay.run({ do: 'point', at: press === null ? '' : thingAt(press, felt, ui) });
    });
  }, [isLeader, ui, replay]);
  useLayoutEffect(() => {
    const felt = finger.current?.parentElement;
    const thing = felt && pointing !== '' ? thingNamed(pointing, felt, ui) : undefined;
    if (thing !== undefined) box.value = thing.box;
    const said = thing === undefined ? '' : t.peek().together.pointsAt(name, thing.said());
    if (!isLeader) ui.log.announcement.value = said;
  }, [pointing, width, height]);
  const { x, y } = middle(box.value);
  const isDown = y > height / 2;
  const inset = Math.max(0, box.value.height / 2 - INSET_PX);
  const shift = Math.max(0, HALF_NAME_PX - x) - Math.max(0, x - width + HALF_NAME_PX);
  const kind = `pointing-finger${pointing === '' ? '' : ' is-pointing'}${isDown ? ' is-down' : ''}`;
  return (
    <p
      ref={finger}
      class={kind}
      aria-hidden="true"
      style={{ ...placedAt(x, isDown ? y - inset : y + inset), '--shift': `${shift}px` }}
    >
      <Icon name="finger" />
      <span class="truncated">{name}</span>
    </p>
  );
}
