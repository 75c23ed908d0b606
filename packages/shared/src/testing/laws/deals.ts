import { holds, type Law } from './law.ts';

export const dealLaws: readonly Law[] = [
  {
    says: 'deals are counted one by one, and a reshuffle begins none',
    step(now, before) {
      const { game } = now;
      if (before === null) return holds(game.deal(now.state) === 1, () => `the first is number ${game.deal(now.state)}`);
      const [was, is] = [game.deal(before.state), game.deal(now.state)];
      if (is === was) return;
      holds(is === was + 1, () => `number ${is} follows number ${was}`);
      const held = Object.keys(game.viewSchema.seat).filter((zone) => game.viewSchema.seat[zone] === 'private');
      const { seats } = game.view(now.state, 'public');
      const hands = seats.flatMap((fields) => held.map((zone) => fields[zone]));
      holds(
        hands.every((size) => size === 0),
        () => `number ${is} begins while a player holds cards`,
      );
    },
  },
];
