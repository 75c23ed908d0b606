import { FREE_PACE_MOVE_S, PACES, type Pace, paceTimes } from '@hundredfold/shared/protocol/pace.ts';
import { t } from '../i18n/index.ts';
import { Choice } from './choice.tsx';

export interface PaceFieldProps<Chosen extends Pace> {
  readonly pace: Chosen;
  readonly onChoose: (pace: Chosen) => void;
  readonly paces?: readonly Chosen[];
  readonly isOff?: boolean;
}

export function PaceField<Chosen extends Pace = Pace>({ pace, onChoose, paces, isOff = false }: PaceFieldProps<Chosen>) {
  const { pace: texts, paceField } = t.value;
  return (
    <Choice
      label={paceField.label}
      of={paces ?? (PACES as readonly Pace[] as readonly Chosen[])}
      chosen={pace}
      onChoose={onChoose}
      say={(each) => texts[each]}
      about={paceAbout(pace)}
      row="paces"
      isOff={isOff}
    />
  );
}

export function paceAbout(pace: Pace): string {
  const { freeAbout, about } = t.value.paceField;
  const { move, bank } = paceTimes(pace);
  return pace === 'free' ? freeAbout(FREE_PACE_MOVE_S) : about(move, bank);
}
