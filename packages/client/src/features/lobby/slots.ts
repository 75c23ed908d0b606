import { slot } from '../../ui/slot.tsx';

/** The button that opens the tutorial of a game. */
export const LearnButton = slot<{ readonly game: string }>();

/** The rules of a game. */
export const RulesSheet = slot<{ readonly game: string }>();
