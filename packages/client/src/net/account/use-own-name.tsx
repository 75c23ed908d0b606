import { NameField, useTypedName } from '../../ui/name-form.tsx';
import { myName, profileName, saveName } from './profile.ts';

/** Asks for the user's name within a form, as long as they have not entered one. `keep` saves it, and returns whether it is one. */
export function useOwnName() {
  const name = useTypedName(profileName.peek());
  const field = myName.value === '' && (
    <div class="option">
      <NameField name={name} about="" />
    </div>
  );
  const keep = (): boolean => {
    const called = myName.peek() || name.read();
    if (called !== null) saveName(called);
    return called !== null;
  };
  return { field, keep };
}
