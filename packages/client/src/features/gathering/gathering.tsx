import { isPlayedBy } from '@hundredfold/shared/core/game.ts';
import { optionsThatMatter } from '@hundredfold/shared/core/options.ts';
import { tableSettings } from '@hundredfold/shared/protocol/table-facts.ts';
import { summary } from '../../i18n/game-texts.ts';
import { aboutGame, t } from '../../i18n/index.ts';
import { withName } from '../../net/ask-name.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { nameOfMember } from '../../table/state/others-here.ts';
import { OfferedLesson } from '../../ui/lesson-open.ts';
import { paceAbout } from '../../ui/pace-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { ArrangeButton, commonLevel } from './arrange.tsx';
import { Invite } from './invite.tsx';
import { SpectatorNames } from './people.tsx';
import { SeatRing } from './seat-ring.tsx';
import { TogetherButton } from './slots.ts';
import { askForSeats, emptySeats, openSeats, sitAnywhere } from './use-join-intent.ts';

export function Gathering({ link, snapshot }: RoomProps) {
  const said = aboutGame(snapshot.game.id);
  const host = snapshot.me === snapshot.host;
  const { watching, hints } = snapshot;
  const { botLevels, start } = t.value;
  const level = commonLevel(snapshot);
  return (
    <div class="gathering">
      <section class="gathering-table stack">
        <header class="gathering-head">
          <h1>{said.name}</h1>
          <p>{summary(optionsThatMatter(snapshot.game.options, snapshot.seats.length), said, snapshot.view.options)}</p>
          {snapshot.playedOn !== null && <p>{t.value.replay.continues(snapshot.playedOn.turn)}</p>}
          {snapshot.pace !== 'free' && (
            <p>
              {t.value.paceField.label}: {t.value.pace[snapshot.pace]}. {paceAbout(snapshot.pace)}
            </p>
          )}
          {snapshot.seeking && <p>{t.value.matchmaking.seeking}</p>}
          {watching.watch !== 'public' && <p>{t.value.spectators.stated(watching.watch, watching.delay)}</p>}
          {hints !== tableSettings.hints.initial && <p>{t.value.hints.stated[hints]}</p>}
          {level !== tableSettings.botLevel.initial && <p>{level === null ? botLevels.mixed : botLevels.stated[level]}</p>}
          <OfferedLesson games={[snapshot.game.id]} />
        </header>
        <SeatRing link={link} snapshot={snapshot}>
          <Centre link={link} snapshot={snapshot} />
        </SeatRing>
        <SpectatorNames snapshot={snapshot} />
      </section>
      <aside class="surface panel invite-side">
        <h2>{t.value.invite.title}</h2>
        <Invite code={snapshot.code} game={said.name} />
        {host && snapshot.seat !== null && <TogetherButton code={snapshot.code} />}
        {host && (
          <Switch
            label={start.open}
            about={start.openAbout}
            on={snapshot.open}
            onSwitch={(open) => void askTable(link, 'set', { open })}
          />
        )}
        {host && <ArrangeButton link={link} snapshot={snapshot} />}
      </aside>
    </div>
  );
}

function Centre({ link, snapshot }: RoomProps) {
  const { table } = t.value;
  const empty = emptySeats(snapshot);
  const host = snapshot.me === snapshot.host;
  const taken = snapshot.seats.length - empty.length;
  const fill = () =>
    askForSeats(link, async () => {
      for (const seat of empty) await askTable(link, 'fill', { seat });
    });
  return (
    <>
      <p class="centre-state" role="status">
        {empty.length > 0 ? table.waiting(empty.length) : table.ready}
      </p>
      {snapshot.seat === null && openSeats(snapshot).length > 0 && (
        <TextButton class="main" label={table.sitDown} onClick={() => withName(() => sitAnywhere(link))} />
      )}
      {host && empty.length === 0 && (
        <TextButton class="main" label={table.start} onClick={() => void askTable(link, 'start', {})} />
      )}
      {host && empty.length > 0 && snapshot.seat !== null && (
        <>
          {taken > 1 && snapshot.playedOn === null && isPlayedBy(snapshot.game, taken) && (
            <TextButton
              class="main"
              label={table.startWith(taken)}
              onClick={() => void askTable(link, 'start', { seats: taken })}
            />
          )}
          <TextButton class="second" label={table.fillAll} onClick={() => void fill()} />
        </>
      )}
      {!host && snapshot.seat !== null && (
        <p class="centre-host hint">{table.hostStarts(nameOfMember(snapshot, snapshot.host) ?? table.host)}</p>
      )}
    </>
  );
}
