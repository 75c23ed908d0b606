import { type OptionKind, type OptionValue, optionsThatMatter } from '@hundredfold/shared/core/options.ts';
import { useEffect } from 'preact/hooks';
import { RulesPages, writtenIn } from '../../features/rules/rules-pages.tsx';
import { RulesSummary } from '../../features/rules/rules-summary.tsx';
import { useRulebook } from '../../features/rules/use-rulebook.ts';
import { LearnButton } from '../../features/tutorial/learn-button.tsx';
import { aboutGame } from '../../i18n/catalog.ts';
import type { OptionMessages } from '../../i18n/game-messages.ts';
import { language, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { closeHelp, openLegend, rulesAt } from '../../ui/help-open.ts';
import { TextButton } from '../../ui/text-button.tsx';

export function RulesDrawer({ snapshot }: { readonly snapshot: Snapshot }) {
  const at = rulesAt.value;
  const book = useRulebook(snapshot.game.id, at !== null);
  const { legend, rules } = t.value;
  useEffect(() => closeHelp, []);
  if (at === null) return null;
  return (
    <Drawer
      label={rules.title}
      title={<h2 lang={writtenIn(book)}>{typeof book === 'object' ? book.title : rules.title}</h2>}
      close={rules.close}
      onClose={closeHelp}
    >
      <RulesPages reading={book} at={at}>
        <LearnButton game={snapshot.game.id} />
        {snapshot.phase !== 'gathering' && <TextButton class="quiet" label={legend.title} onClick={openLegend} />}
        <RulesSummary game={snapshot.game.id} />
        <OptionsHere snapshot={snapshot} />
      </RulesPages>
    </Drawer>
  );
}

function OptionsHere({ snapshot: { game, view, seats } }: { readonly snapshot: Snapshot }) {
  const kinds = Object.entries(optionsThatMatter(game.options, seats.length));
  const said = aboutGame(game.id).options;
  if (kinds.length === 0) return null;
  return (
    <section class="options-here well" lang={language.value}>
      <h3>{t.value.rules.here}</h3>
      <dl>
        {kinds.map(([name, kind]) => (
          <Option
            key={name}
            kind={kind}
            said={said[name] ?? { label: name, about: '' }}
            value={view.options[name] ?? kind.default}
          />
        ))}
      </dl>
    </section>
  );
}

interface OptionProps {
  readonly kind: OptionKind;
  readonly said: OptionMessages;
  readonly value: OptionValue;
}

function Option({ kind, said, value }: OptionProps) {
  const { yes, no } = t.value.rules;
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
