import type { OptionKind, OptionValue } from '@hundredfold/shared/core/options.ts';
import type { Snapshot } from '../net/link.ts';
import type { OptionWords } from '../words/about.ts';
import { gameWords, optionsThatMatter } from '../words/abouts.ts';
import { language, words } from '../words/index.ts';

/** How the game is played at this table: each option, and what it means. */
export function OptionsHere({ snapshot: { game, options, seats } }: { readonly snapshot: Snapshot }) {
  const kinds = Object.entries(optionsThatMatter(game, seats.length));
  const said = gameWords(game.id).options;
  if (kinds.length === 0) return null;
  return (
    <section class="options-here" lang={language.value}>
      <h3>{words.value.rules.here}</h3>
      <dl>
        {kinds.map(([name, kind]) => (
          <Option key={name} kind={kind} said={said[name] ?? { label: name, about: '' }} value={options[name] ?? kind.default} />
        ))}
      </dl>
    </section>
  );
}

interface OptionProps {
  readonly kind: OptionKind;
  readonly said: OptionWords;
  readonly value: OptionValue;
}

/** What an option says holds, unless it is one that is off. */
function Option({ kind, said, value }: OptionProps) {
  const { yes, no } = words.value.rules;
  const choice = said.values?.[String(value)];
  return (
    <div>
      <dt>
        {said.label}: <strong>{kind.kind === 'flag' ? (value ? yes : no) : (choice?.label ?? value)}</strong>
      </dt>
      {value !== false && <dd>{choice?.about ?? said.about}</dd>}
    </div>
  );
}
