import { slot } from '../../ui/slot.tsx';

export const NoticeSwitches = slot<object>();
