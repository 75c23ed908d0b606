import { t } from '@colyseus/schema';
import { type Fact, type Facts, type FactValues, factValues } from '../protocol/fact.ts';
import type { WireType, WireValue } from '../protocol/wire-codec.ts';

export type FieldBuilder = ReturnType<(typeof t)[WireType]>;

export function factField<Value>({ codec, initial }: Fact<Value>): FieldBuilder {
  const builder = t[codec.wire]() as { default(value: WireValue): FieldBuilder };
  return builder.default(codec.encode(initial));
}

export function factFields(facts: Facts): Readonly<Record<string, FieldBuilder>> {
  return Object.fromEntries(Object.entries(facts).map(([name, each]) => [name, factField(each)]));
}

export function writeFacts<Declared extends Facts>(facts: Declared, state: object, values: FactValues<Declared>): void {
  const fields = state as Record<string, unknown>;
  for (const name in facts) {
    const { codec } = facts[name] as Fact<unknown>;
    fields[name] = codec.encode(values[name]);
  }
}

export function readFacts<Declared extends Facts>(facts: Declared, state: object): FactValues<Declared> {
  const fields = state as Readonly<Record<string, unknown>>;
  return factValues(facts, (name, { codec }) => codec.decode(fields[name] as WireValue));
}
