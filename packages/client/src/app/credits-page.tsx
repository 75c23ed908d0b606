import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { aboutGame, t } from '../i18n/index.ts';
import { MessagePage } from '../ui/message-page.tsx';
import './credits.css';

export function CreditsPage() {
  const { credits, you } = t.value;
  return (
    <MessagePage title={t.value.creditsTitle}>
      <p>{credits.about}</p>
      <dl class="credits stack tight">
        <dt>{you.games}</dt>
        {TERMS.map((game) => (
          <dd key={game.id}>
            <strong>{aboutGame(game.id).name}</strong> · {aboutGame(game.id).credit}
          </dd>
        ))}
        <dt>{credits.art}</dt>
        <dd>{credits.french}</dd>
        <dd>{credits.spanish}</dd>
        <dt>{credits.letters}</dt>
        <dd>{credits.fonts}</dd>
        <dt>{credits.code}</dt>
        <dd>{credits.software}</dd>
      </dl>
    </MessagePage>
  );
}
