import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { canHint, giveHint, isThinking } from './hint.ts';
import { allowsHints, followCards } from './seen-cards.ts';
import './hints.css';

export function HintButton({ link, snapshot }: RoomProps) {
  useEffect(() => followCards(link), [link]);
  if (snapshot.phase !== 'playing' || !allowsHints(snapshot)) return null;
  const { ask, thinking } = t.value.hints;
  const isBusy = isThinking(link);
  return (
    <BarButton
      icon="hint"
      label={isBusy ? thinking : ask}
      word={ask}
      kind={isBusy ? 'is-thinking' : ''}
      can={canHint(snapshot)}
      onPress={() => void giveHint(link)}
    />
  );
}
