import type { GameSummary } from '../summaries.ts';

export const summary: GameSummary = {
  drawn: {
    goal: '## ## ## ##  =  "1"',
    turn: '7S "0"  +  KH "1"  +  [2D] "2"  +  9C "3"  =  "18"',
    end: '##  →  "10"  ✓',
  },
  words: {
    en: {
      goal: 'Win tricks: each one is a point.',
      turn: 'Each player plays any card. Add up the four – aces count 1, court cards 0 – and divide by four. Count the remainder clockwise from the leader: that player wins the trick. Here the remainder is 2.',
      end: 'The first to ten points wins, unless your table plays to another number.',
    },
    de: {
      goal: 'Hol Stiche: Jeder ist ein Punkt.',
      turn: 'Jeder spielt irgendeine Karte. Zählt die vier zusammen – Asse zählen 1, Bilder 0 – und teilt durch vier. Den Rest zählt ihr im Uhrzeigersinn ab, von dem aus, der ausgespielt hat: So findet ihr, wem der Stich gehört. Hier ist der Rest 2.',
      end: 'Wer zuerst zehn Punkte hat, gewinnt – oder so viele, wie ihr am Tisch eingestellt habt.',
    },
    ru: {
      goal: 'Берите взятки: каждая — одно очко.',
      turn: 'Каждый кладёт любую карту. Сложите все четыре (туз — 1, картинки — 0) и разделите на четыре. Отсчитайте остаток по часовой стрелке от того, кто зашёл: это и есть победитель взятки. Здесь остаток 2.',
      end: 'Побеждает тот, кто первым наберёт десять очков или столько, сколько выбрано за столом.',
    },
  },
};
