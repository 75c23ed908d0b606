import { optionsThatMatter } from '@hundredfold/shared/core/options.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import { aboutGame } from '../../i18n/catalog.ts';
import { summary } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { isUnfinished } from '../../table/state/play-stop.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { spokenCode } from '../../ui/route.ts';
import { openRules } from '../../ui/rules-open.ts';

interface PartProps {
  readonly snapshot: Snapshot;
}

/** The name of the game and its options. */
export function TableTitle({ snapshot: { game, seats, view, code } }: PartProps) {
  const said = aboutGame(game.id);
  const how = summary(optionsThatMatter(game.options, seats.length), said, view.options);
  return (
    <p class="bar-title" title={[said.name, how].filter(Boolean).join(' · ')}>
      <strong>{said.name}</strong> <span class="bar-more">{how}</span>{' '}
      {code !== '' && (
        <span class="bar-code" translate={false}>
          {spokenCode(code)}
        </span>
      )}
    </p>
  );
}

/** The button that opens the result once the game is over. */
export function ResultButton({ snapshot, onResult }: PartProps & { readonly onResult: () => void }) {
  const { show } = t.value.result;
  if (!isOver(snapshot.view) && !isUnfinished(snapshot)) return null;
  return <BarButton icon="trophy" label={show} kind="worded" onPress={onResult} />;
}

export function RulesButton() {
  return <BarButton icon="rules" label={t.value.rules.show} onPress={() => openRules()} />;
}
