import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { SeatStatus } from '@hundredfold/shared/protocol/table-facts.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { myName } from '../../net/account/profile.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { SeatAvatar } from '../../ui/seat-avatar.tsx';
import { useGraceLeft } from '../../ui/use-seconds-left.ts';
import type { SeatArea } from '../layout/frame.ts';
import { cardsAt } from '../layout/layout.ts';
import { placed, type Size } from '../layout/pose.ts';
import type { Mark, PlateFacts, SeatMark } from '../presentation.ts';
import { canBotStandIn, hostSeat } from '../state/others-here.ts';
import { highlightOf, viewOfTurn } from '../state/table-queries.ts';
import { isDealing, type TableUiState } from '../state/table-ui-state.ts';
import { MarkSign } from './mark-sign.tsx';
import { CountBadge } from './pile-count.tsx';
import { SeatClock } from './seat-clock.tsx';
import { SpeechBubble } from './speech-bubble.ts';

interface Props {
  readonly seat: Seat;
  readonly station: SeatArea;
  readonly ui: TableUiState;
}

export function SeatPlate({ seat, station, ui }: Props) {
  const { view } = ui.view.shown.value;
  const snapshot = ui.view.latest.value;
  const { seats, seat: own, phase, grace, pace, stopped, game, view: latest } = snapshot;
  const facts = ui.presentation.seat(view, seat, highlightOf(ui));
  const holder = seats[seat];
  const status = holder?.status ?? 'empty';
  const time = holder?.time ?? null;
  const presence = holder?.level ? t.value.botLevels.names[holder.level] : statusWord(status);
  const left = useGraceLeft(status === 'away', grace);
  const words = useWords();
  const marks = [...hostMark(snapshot, seat), ...facts.marks];
  const said = [presence, ...marks.map(({ short }) => short)].filter(Boolean);
  const turn = phase === 'playing' && viewOfTurn(ui).toAct.includes(seat);
  const isTimed = phase === 'playing' && time !== null && (latest.toAct.includes(seat) || stopped !== null); // The clock runs while cards still fly.
  const classes = [
    'plate',
    `is-${station.side}`,
    turn ? 'is-turn' : '',
    isTimed ? 'has-clock' : '',
    facts.isWinning ? 'is-winning' : '',
    game.lowestScoreWins ? 'is-penalised' : '',
    status === 'away' || status === 'held' ? 'is-away' : '',
    typeof facts.side === 'number' ? `is-pair-${facts.side}` : '',
  ];
  return (
    <>
      <section
        class={classes.filter(Boolean).join(' ')}
        style={{ ...placed(station.plate), '--seat': `seat-${seat}` }}
        data-seat={seat}
        onPointerDown={words.touch}
        aria-label={seat === own ? `${holder?.name}, ${t.value.name.you}` : holder?.name}
      >
        {holder && <SeatAvatar of={holder} />}
        <span class="plate-name truncated" title={holder?.name}>
          {holder?.name || (phase === 'gathering' ? '' : t.value.gameTable.empty)}
          {seat === own && isGeneratedName(holder?.name) && <small> · {t.value.name.you}</small>}
        </span>
        {isTimed && <SeatClock key={time.due} time={time} pace={pace} stopped={stopped} />}
        <span class="plate-notes" title={said.join(' · ')}>
          {presence !== '' && <span class={status === 'bot' ? 'unseen' : 'plate-status'}>{presence}</span>}
          {marks.map((mark) => (
            <PlateMark key={mark.short} mark={mark} />
          ))}
        </span>
        <Points facts={facts} isBad={game.lowestScoreWins === true} />
        <OpenHand seat={seat} ui={ui} />
        {left > 0 && canBotStandIn(snapshot, false) && (
          <span class="bubble plate-away" aria-hidden="true">
            {t.value.gameTable.disconnected(left)}
          </span>
        )}
        {!isDealing(ui) && <SpeechBubble memberId={seats[seat]?.person ?? 0} seat={seat} isAtTable />}
      </section>
      {words.told && (
        <p class="plate-words" aria-hidden="true" style={wordsAt(station, ui.screen.frame.value.size)}>
          {[holder?.name, ...said].join(' · ')}
        </p>
      )}
      <Held seat={seat} station={station} ui={ui} />
      <Taken facts={facts} station={station} />
    </>
  );
}

/** Returns whether the name is a generated one, which the viewer may not know because they have not entered a name. */
function isGeneratedName(name: string | undefined): boolean {
  return myName.value === '' && name !== t.value.name.you;
}

function hostMark(snapshot: Snapshot, seat: Seat): readonly Mark<SeatMark>[] {
  const { host: texts } = t.value.table;
  return hostSeat(snapshot) === seat ? [{ short: texts, long: texts, sign: 'host' }] : [];
}

const WORDS_SHOWN_MS = 4000;

/** Shows the plate's marks in words after a touch; a mouse gets them as a title. */
function useWords(): { readonly told: boolean; touch(event: PointerEvent): void } {
  const told = useSignal(false);
  useEffect(() => {
    if (!told.value) return;
    const timer = setTimeout(() => (told.value = false), WORDS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told.value]);
  return {
    told: told.value,
    touch({ pointerType }) {
      if (pointerType === 'touch') told.value = !told.value;
    },
  };
}

function PlateMark({ mark: { short, long, sign } }: { readonly mark: Mark<SeatMark> }) {
  const named = sign !== undefined || short !== long;
  return (
    <span class={sign === undefined ? 'plate-mark' : 'plate-sign'} {...(named ? { role: 'img', 'aria-label': long } : {})}>
      {sign === undefined ? short : <MarkSign sign={sign} />}
    </span>
  );
}

function wordsAt({ side, plate: { x, y, width, height } }: SeatArea, size: Size): Readonly<Record<string, string>> {
  const across = side === 'right' ? { right: `${size.width - x - width}px` } : { left: `${x}px` };
  return side === 'bottom' ? { ...across, bottom: `${size.height - y + 4}px` } : { ...across, top: `${y + height + 4}px` };
}

/** The open hand of another player: it is painted, and read aloud from here. */
function OpenHand({ seat, ui }: Pick<Props, 'seat' | 'ui'>) {
  const { view } = ui.view.shown.value;
  const { presentation, name } = ui;
  const cards = hasHand(ui) && seat !== view.viewer ? cardsAt(view, { zone: 'hand', seat }) : [];
  const faces = Array.isArray(cards) ? presentation.sorted(cards as readonly Face[]) : [];
  if (faces.length === 0) return null;
  return (
    <span class="unseen">{t.value.gameTable.holds(faces.map((face) => presentation.describe(view, face, name)).join(', '))}</span>
  );
}

/** The points on a plate. `isBad` means that few points are good, and the bar is no reward. */
function Points({ facts: { points, target }, isBad }: { readonly facts: PlateFacts; readonly isBad: boolean }) {
  const texts = t.value.gameTable;
  return (
    <>
      <span
        key={points}
        translate={false}
        class={`plate-points${`${points}${target ?? ''}`.length > 5 ? ' is-long' : ''}`}
        role="img"
        aria-label={
          target === undefined ? t.value.result.points(points) : isBad ? texts.penalty(points, target) : texts.of(points, target)
        }
      >
        {points < 0 ? `\u2212${-points}` : points}
        {target !== undefined && <small>/{target}</small>}
      </span>
      {target !== undefined && (
        <span class="plate-bar" aria-hidden="true">
          <span style={{ transform: `scaleX(${Math.max(0, Math.min(1, points / target))})` }} />
        </span>
      )}
    </>
  );
}

function Held({ seat, station: { side, cards }, ui }: Props) {
  const held = hasHand(ui) ? cardsAt(ui.view.shown.value.view, { zone: 'hand', seat }) : 0;
  if (typeof held !== 'number' || held === 0 || side === 'bottom') return null;
  return <CountBadge text={String(held)} classes="count" box={cards} label={t.value.gameTable.cards(held)} />;
}

function Taken({ facts: { taken, side }, station: { pile } }: { readonly facts: PlateFacts; readonly station: SeatArea }) {
  const classes = `count is-taken${typeof side === 'number' ? ` is-pair-${side}` : ''}`;
  return (
    taken && (
      <>
        <div class="card-place" style={placed(pile)} />
        <CountBadge text={taken.short} classes={classes} box={pile} label={taken.long} />
      </>
    )
  );
}

function hasHand({ view: { latest } }: TableUiState): boolean {
  return latest.value.game.viewSchema.seat.hand === 'private';
}

function statusWord(status: SeatStatus): string {
  const { held, away } = t.value.gameTable;
  return { bot: t.value.join.bot, held, away, here: '', empty: '', locked: '' }[status];
}
