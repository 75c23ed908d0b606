import { type OptionKind, type OptionValue, optionsThatMatter } from '@hundredfold/shared/core/options.ts';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Legend } from '../../features/legend/legend.tsx';
import { RulesPages } from '../../features/rules/rules-pages.tsx';
import { RulesSummary } from '../../features/rules/rules-summary.tsx';
import { useRulebook } from '../../features/rules/use-rulebook.ts';
import { Shortcuts } from '../../features/settings/keys/keys.tsx';
import { FairCardsReport, fairCardsIcon, fairCardsTitle } from '../../features/shuffle/fair-cards.tsx';
import type { FairCards } from '../../features/shuffle/use-fair-cards.ts';
import { LearnButton } from '../../features/tutorial/learn-button.tsx';
import { aboutGame } from '../../i18n/catalog.ts';
import type { OptionMessages } from '../../i18n/game-messages.ts';
import { language, t } from '../../i18n/index.ts';
import { isTouchScreen } from '../../lib/input-modality.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { asPlayable } from '../../table/state/play-stop.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { closeHelp, type HelpPlace, type HelpSection, hasHelp, helpAt, openHelp } from '../../ui/help-open.ts';
import type { IconName } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import './help-drawer.css';

interface HelpProps {
  readonly snapshot: Snapshot;
  readonly fairCards: FairCards | null;
}

/** The help beside the table. Its sections follow each other, and buttons at its top lead to each. */
export function HelpDrawer(props: HelpProps) {
  useEffect(() => {
    hasHelp.value = true;
    return () => {
      hasHelp.value = false;
      closeHelp();
    };
  }, []);
  return helpAt.value === null ? null : <OpenHelp {...props} at={helpAt.value} />;
}

function OpenHelp({ snapshot, fairCards, at }: HelpProps & { readonly at: HelpPlace }) {
  const { help, rules, settings } = t.value;
  const game = snapshot.game.id;
  const book = useRulebook(game);
  const isPlayed = snapshot.phase !== 'gathering';
  const hasKeys = !isTouchScreen();
  const cardsTitle = fairCards === null ? '' : fairCardsTitle(fairCards);
  useEffect(() => {
    if (at.section === 'table' || at.paragraph !== '') return;
    const heading = document.getElementById(headingId(at.section));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [at]);
  return (
    <Drawer label={help.title} close={help.close} onClose={closeHelp}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard. */}
      <div class="help reading" tabIndex={0}>
        <nav class="help-ways wrap" aria-label={help.sections}>
          {isPlayed && <Way to="table" label={help.table} />}
          <Way to="rules" label={rules.title} />
          {hasKeys && <Way to="keys" label={settings.keys} />}
          {fairCards !== null && <Way to="fairCards" icon={fairCardsIcon(fairCards)} label={cardsTitle} />}
        </nav>
        {isPlayed && (
          <Section name="table" title={help.table}>
            <Legend snapshot={asPlayable(snapshot)} />
          </Section>
        )}
        <Section name="rules" title={rules.title}>
          <RulesPages reading={book} at={at.paragraph}>
            <LearnButton game={game} />
            <RulesSummary game={game} />
            <OptionsHere snapshot={snapshot} />
          </RulesPages>
        </Section>
        {hasKeys && (
          <Section name="keys" title={settings.keys}>
            <Shortcuts />
          </Section>
        )}
        {fairCards !== null && (
          <Section name="fairCards" title={cardsTitle}>
            <FairCardsReport fairCards={fairCards} />
          </Section>
        )}
      </div>
    </Drawer>
  );
}

function headingId(section: HelpSection): string {
  return `help-${section}`;
}

interface WayProps {
  readonly to: HelpSection;
  readonly icon?: IconName;
  readonly label: string;
}

function Way({ to, ...button }: WayProps) {
  return <TextButton class="second" {...button} onClick={() => openHelp(to)} />;
}

interface SectionProps {
  readonly name: HelpSection;
  readonly title: string;
  readonly children: ComponentChildren;
}

function Section({ name, title, children }: SectionProps) {
  return (
    <section class="stack">
      <h2 id={headingId(name)} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
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
