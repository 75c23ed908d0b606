import { useSignal } from '@preact/signals';
import { NameForm } from '../ui/name-form.tsx';
import { type Calling, callMe, mySeal } from '../ui/person.ts';
import { Seal } from '../ui/seal.tsx';
import { otherSeal } from '../ui/seal-form.ts';
import { words } from '../words/index.ts';
import { ForgetMe } from './forget-me.tsx';
import { MoveAway } from './move-away.tsx';
import { MoveHere } from './move-here.tsx';
import { OwnStatistics } from './own-statistics.tsx';

export interface YouSheetProps {
  /** At a table, which has to agree; whether it did. */
  readonly onIntroduce?: ((calling: Calling) => Promise<boolean>) | undefined;
  readonly onClose: () => void;
}

const SHEETS = { statistics: OwnStatistics, away: MoveAway, here: MoveHere, forget: ForgetMe };

/** Who you are, how you have played, on which device, and whether the house is to know. */
export function YouSheet({ onIntroduce, onClose }: YouSheetProps) {
  const at = useSignal<keyof typeof SHEETS | 'you'>('you');
  const { you } = words.value;
  if (at.value !== 'you') {
    const Sheet = SHEETS[at.value];
    return <Sheet onBack={() => (at.value = 'you')} />;
  }
  const ways = [
    { to: 'away', label: you.away },
    { to: 'here', label: you.here },
    { to: 'forget', label: you.forget },
  ] as const;
  return (
    <>
      <Introduction onIntroduce={onIntroduce} onClose={onClose} />
      <section class="you-ways">
        <h3>{you.games}</h3>
        <button type="button" class="quiet" onClick={() => (at.value = 'statistics')}>
          {you.statistics}
        </button>
      </section>
      <section class="you-ways">
        <h3>{you.devices}</h3>
        <p class="hint">{you.devicesAbout}</p>
        {ways.map(({ to, label }) => (
          <button key={to} type="button" class="quiet" onClick={() => (at.value = to)}>
            {label}
          </button>
        ))}
      </section>
    </>
  );
}

/** A name and a seal. */
function Introduction({ onIntroduce, onClose }: YouSheetProps) {
  const seal = useSignal(mySeal.peek());
  const { you, name } = words.value;
  const save = async (calling: Calling) => {
    if (onIntroduce !== undefined && !(await onIntroduce(calling))) return;
    callMe(calling);
    onClose();
  };
  return (
    <>
      <div class="you-seal">
        <Seal seal={seal.value} />
        <button type="button" class="second" onClick={() => (seal.value = otherSeal(seal.value))}>
          {you.another}
        </button>
      </div>
      <NameForm buttons={[name.save]} onNamed={(called) => void save({ name: called, seal: seal.value })} />
    </>
  );
}
