import type { WireCodec, WireValue } from './wire-codec.ts';

/** A fact that everyone at a table may know. It is declared once; state, publisher, snapshot and stored table are derived. */
export interface Fact<Value, Encoded extends WireValue = WireValue> {
  readonly codec: WireCodec<Value, Encoded>;
  /** The value at a new table, and at tables that were stored before this fact existed. */
  readonly initial: Value;
}

/** A fact that is part of the table's value on the server. */
export interface ValueFact<Value, Encoded extends WireValue = WireValue> extends Fact<Value, Encoded> {
  readonly isStored: boolean;
  /** `next-phase`: the fact gets its initial value when a game starts or ends. */
  readonly until: 'next-phase' | 'forever';
}

/** A fact that the host sets by the intent `set`. */
export interface TableSetting<Value, Encoded extends WireValue = WireValue> extends ValueFact<Value, Encoded> {
  readonly isStored: true;
  /** `between-games`: not while a game is played. */
  readonly when: 'always' | 'between-games';
}

export function fact<Value, Encoded extends WireValue>(
  codec: WireCodec<Value, Encoded>,
  initial: NoInfer<Value>,
): Fact<Value, Encoded> {
  return { codec, initial };
}

export function setting<Value, Encoded extends WireValue>(
  codec: WireCodec<Value, Encoded>,
  initial: NoInfer<Value>,
  when: TableSetting<Value>['when'],
): TableSetting<Value, Encoded> {
  return { codec, initial, isStored: true, until: 'forever', when };
}

export function held<Value, Encoded extends WireValue, const Stored extends boolean>(
  codec: WireCodec<Value, Encoded>,
  initial: NoInfer<Value>,
  { isStored, until }: { readonly isStored: Stored; readonly until: ValueFact<Value>['until'] },
): ValueFact<Value, Encoded> & { readonly isStored: Stored } {
  return { codec, initial, isStored, until };
}

export type Facts = Readonly<Record<string, Fact<unknown>>>;

export type FactValues<Declared extends Facts> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Fact<infer Value> ? Value : never;
};

export type EncodedFacts<Declared extends Facts> = {
  -readonly [Name in keyof Declared]: ReturnType<Declared[Name]['codec']['encode']>;
};

/** Returns one value for each fact. `pick` must return a value of that fact. */
export function factValues<Declared extends Facts>(
  facts: Declared,
  pick: (name: keyof Declared & string, fact: Declared[keyof Declared]) => unknown,
): FactValues<Declared> {
  const values: Partial<Record<keyof Declared, unknown>> = {};
  for (const name in facts) values[name] = pick(name, facts[name]);
  return values as FactValues<Declared>;
}

export function initialValues<Declared extends Facts>(facts: Declared): FactValues<Declared> {
  return factValues(facts, (_, { initial }) => initial);
}
