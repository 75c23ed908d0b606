import { Choice } from './choice.tsx';

interface StatedChoiceProps<Value extends string> {
  readonly texts: {
    readonly title: string;
    readonly choices: Readonly<Record<Value, string>>;
    readonly stated: Readonly<Record<Value, string>>;
  };
  readonly of: readonly Value[];
  /** `null` if the setting has several values at once; then `mixed` explains this. */
  readonly chosen: Value | null;
  readonly mixed?: string;
  readonly onChoose: (value: Value) => void;
}

export function StatedChoice<Value extends string>({ texts, of, chosen, mixed = '', onChoose }: StatedChoiceProps<Value>) {
  const { title, choices, stated } = texts;
  return (
    <Choice
      label={title}
      of={of}
      chosen={chosen}
      onChoose={onChoose}
      say={(each) => choices[each]}
      about={chosen === null ? mixed : stated[chosen]}
    />
  );
}
