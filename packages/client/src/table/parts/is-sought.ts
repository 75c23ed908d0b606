import { isInUse } from '../../ui/in-use.ts';

/**
 * Whether somebody's keys brought the focus here: not where it only follows a finger or a mouse, nor where the table led it
 * before anybody did anything.
 */
export function isSought({ currentTarget }: { readonly currentTarget: Element }): boolean {
  return isInUse() && currentTarget.matches(':focus-visible');
}
