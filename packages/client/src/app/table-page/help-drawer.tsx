import { type OptionKind, type OptionValue, optionsThatMatter } from '@hundredfold/shared/core/options.ts';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Legend } from '../../features/legend/legend.tsx';
import { RulesPages, ruleId } from '../../features/rules/rules-pages.tsx';
import { RulesSummary } from '../../features/rules/rules-summary.tsx';
import { useRulebook } from '../../features/rules/use-rulebook.ts';
import { Shortcuts } from '../../features/settings/keys/keys.tsx';
import { FairCardsReport, fairCardsSign } from '../../features/shuffle/fair-cards.tsx';
import type { FairCards } from '../../features/shuffle/use-fair-cards.ts';
import { LearnButton } from '../../features/tutorial/learn-button.tsx';
import type { OptionMessages } from '../../i18n/game-messages.ts';
import { aboutGame, language, t } from '../../i18n/index.ts';
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

function OpenHelp({ at, ...props }: HelpProps & { readonly at: HelpPlace }) {
  const { title, close } = t.value.help;
  const parts = partsOf(props, at.paragraph);
  const body = useRef<HTMLDivElement>(null);
  useShown(body, at);
  return (
    <Drawer label={title} close={close} onClose={closeHelp}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard. */}
      <div ref={body} class="help reading" tabIndex={0}>
        <nav class="help-ways wrap" aria-label={title}>
          {parts.map(({ section, heading }) => (
            <TextButton key={section} class="second" {...heading} onClick={() => openHelp(section)} />
          ))}
        </nav>
        {parts.map(({ section, heading, content }) => (
          <section key={section} class="stack">
            <h2 id={headingId(section)} tabIndex={-1}>
              {heading.label}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </Drawer>
  );
}

/** Keeps a place of the help in sight while the parts above it load, until the user does something. */
function useShown(body: RefObject<HTMLElement | null>, at: HelpPlace): void {
  useEffect(() => {
    const { section, paragraph } = at;
    if (section === 'table') return undefined;
    const show = (): void => {
      const place = document.getElementById(paragraph === '' ? headingId(section) : ruleId(paragraph));
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: paragraph === '' ? 'start' : 'center' });
    };
    const observer = new ResizeObserver(show); // It calls back at once, too.
    for (const part of body.current?.children ?? []) observer.observe(part);
    const stop = () => observer.disconnect();
    for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, stop, { once: true, passive: true });
    return stop;
  }, [at]);
}

function headingId(section: HelpSection): string {
  return `help-${section}`;
}

interface HelpPart {
  readonly section: HelpSection;
  readonly heading: { readonly label: string; readonly icon?: IconName };
  readonly content: ComponentChildren;
}

function partsOf({ snapshot, fairCards }: HelpProps, paragraph: string): readonly HelpPart[] {
  const { help, rules, settings } = t.value;
  const parts: readonly (HelpPart | null)[] = [
    snapshot.phase === 'gathering'
      ? null
      : { section: 'table', heading: { label: help.table }, content: <Legend snapshot={asPlayable(snapshot)} /> },
    {
      section: 'rules',
      heading: { label: rules.title },
      content: <Rules snapshot={snapshot} paragraph={paragraph} />,
    },
    isTouchScreen() ? null : { section: 'keys', heading: { label: settings.keys }, content: <Shortcuts /> },
    fairCards && {
      section: 'fairCards',
      heading: fairCardsSign(fairCards),
      content: <FairCardsReport fairCards={fairCards} />,
    },
  ];
  return parts.filter((part) => part !== null);
}

function Rules({ snapshot, paragraph }: Pick<HelpProps, 'snapshot'> & Pick<HelpPlace, 'paragraph'>) {
  const game = snapshot.game.id;
  return (
    <RulesPages reading={useRulebook(game)} at={paragraph}>
      <LearnButton game={game} />
      <RulesSummary game={game} />
      <OptionsHere snapshot={snapshot} />
    </RulesPages>
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
