import type { GameSummary } from '../../src/games/summaries.ts';

export const summary: GameSummary = {
  drawn: {
    goal: '7S  [9H]  4C',
    turn: '7S [2H] 9D  →  7S 9D',
    end: '## ## ##',
  },
  words: {
    en: {
      goal: 'Take tricks: the highest card takes each of them.',
      turn: 'Play any card from your hand.',
      end: 'After five tricks the player with the most tricks wins.',
    },
    de: {
      goal: 'Hol Stiche: Jeden holt die höchste Karte.',
      turn: 'Spiel irgendeine Karte aus deiner Hand.',
      end: 'Nach fünf Stichen gewinnt, wer die meisten hat.',
    },
    ru: {
      goal: 'Берите взятки: каждую берёт старшая карта.',
      turn: 'Сыграйте любую карту из своей руки.',
      end: 'После пяти взяток побеждает тот, у кого их больше.',
    },
  },
};
