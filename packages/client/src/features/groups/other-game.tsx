import { TERMS, termsOf } from '@hundredfold/shared/games/terms.ts';
import { MAX_GROUP_NAME_GRAPHEMES, MAX_SET_UPS } from '@hundredfold/shared/protocol/groups.ts';
import { useSignal } from '@preact/signals';
import { aboutGame, t } from '../../i18n/index.ts';
import { lastSetUp } from '../../lib/last-set-up.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GameOptions, SeatsField } from '../../ui/game-options-form.tsx';
import { NameField, useTypedName } from '../../ui/name-form.tsx';
import { PaceField } from '../../ui/pace-field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { changeGroup, type GroupProps, membershipIn } from './change-group.ts';
import { type KnownSetUp, readSetUp } from './set-up.ts';

interface OtherGameProps extends GroupProps {
  readonly first: KnownSetUp;
  readonly open: boolean;
  readonly onOpen: (setUp: KnownSetUp) => void;
  readonly onClose: () => void;
}

/** Chooses a game and its options for a new table, or to be saved for the group. */
export function OtherGame({ group, first, open, onOpen, onChange, onClose }: OtherGameProps) {
  return (
    <Dialog title={t.value.groups.otherGame} open={open} onClose={onClose}>
      <SetUpFields group={group} first={first} onOpen={onOpen} onChange={onChange} onClose={onClose} />
    </Dialog>
  );
}

function SetUpFields({ group, first, onOpen, onChange, onClose }: Omit<OtherGameProps, 'open'>) {
  const setUp = useSignal(first);
  const isNaming = useSignal(false);
  const { start, groups: texts } = t.value;
  const { game, seats, options, pace = 'free' } = setUp.value;
  const terms = termsOf(game) ?? TERMS[0];
  const change = (changed: Partial<KnownSetUp>) => (setUp.value = { ...setUp.peek(), ...changed });
  const choose = (id: string) => change({ game: id, ...lastSetUp(termsOf(id) ?? TERMS[0]) });
  return (
    <>
      <Choice
        label={start.games}
        of={TERMS.map(({ id }) => id)}
        chosen={game}
        onChoose={choose}
        say={(each) => aboutGame(each).name}
      />
      <SeatsField game={terms} seats={seats} onChoose={(wanted) => change({ seats: wanted })} />
      <GameOptions game={terms} seats={seats} options={options} onChange={(wanted) => change({ options: wanted })} />
      {seats > 1 && <PaceField pace={pace} onChoose={(wanted) => change({ pace: wanted })} />}
      {isNaming.value ? (
        <SaveSetUp group={group} setUp={setUp.value} onChange={onChange} onSaved={onClose} />
      ) : (
        <p class="buttons">
          <TextButton class="main" label={texts.openTable} onClick={() => onOpen(setUp.peek())} />
          {group.setUps.length < MAX_SET_UPS && (
            <TextButton class="second" label={texts.saveSetUp} onClick={() => (isNaming.value = true)} />
          )}
        </p>
      )}
    </>
  );
}

interface SaveProps extends GroupProps {
  readonly setUp: KnownSetUp;
  readonly onSaved: () => void;
}

function SaveSetUp({ group, setUp, onChange, onSaved }: SaveProps) {
  const name = useTypedName(aboutGame(setUp.game).name, MAX_GROUP_NAME_GRAPHEMES);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const called = name.read();
    if (called === null) return;
    const setUps = [...keptSetUps(group, called), { name: called, table: setUp }];
    if (await changeGroup({ ...membershipIn(group), setUps }, onChange)) onSaved();
  };
  return (
    <form class="stack" onSubmit={(event) => void save(event)} noValidate>
      <NameField name={name} label={t.value.groups.setUpName} about="" />
      <p class="buttons">
        <TextButton class="main" label={t.value.name.save} type="submit" />
      </p>
    </form>
  );
}

/** Returns the saved set-ups of a group without the one of a name. */
export function keptSetUps({ setUps }: GroupProps['group'], removed: string) {
  return setUps.flatMap(({ name, table }) => {
    const setUp = readSetUp(table);
    return setUp === null || name === removed ? [] : [{ name, table: setUp }];
  });
}
