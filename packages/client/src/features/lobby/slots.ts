import { slot } from '../../ui/slot.tsx';

export const LearnButton = slot<{ readonly game: string }>();

export const RulesSheet = slot<{ readonly game: string }>();
