import type { Signal } from '@preact/signals';
import { Choice } from './choice.tsx';

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly chosen: Signal<Value>;
  readonly values: Readonly<Record<Value, string>>;
}

export function SegmentedControl<Value extends string>({ label, chosen, values }: SegmentedControlProps<Value>) {
  return (
    <Choice
      label={label}
      of={Object.keys(values) as Value[]}
      chosen={chosen.value}
      onChoose={(value) => (chosen.value = value)}
      say={(value) => values[value]}
      row="wide"
    />
  );
}
