import type { Game } from '../core/game.ts';
import type { OptionValues } from '../core/options.ts';

export function oncePerSetting<Made>(
  make: (game: Game, options: OptionValues) => Made,
): (game: Game, options: OptionValues) => Made {
  const kept = new WeakMap<Game, WeakMap<OptionValues, { readonly made: Made }>>();
  return (game, options) => {
    const ofGame = kept.get(game) ?? new WeakMap();
    kept.set(game, ofGame);
    const known = ofGame.get(options) ?? { made: make(game, options) };
    ofGame.set(options, known);
    return known.made;
  };
}
