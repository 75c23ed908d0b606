import type { FormValues } from './fill-form.ts';
import type { NamedGame, Person } from './person.ts';

/** Plays on the device, as at an address at which the server makes no tables. The page reports errors of status 403. */
export async function playsOnDevice(person: Person, game: NamedGame, values?: FormValues): Promise<void> {
  await refuseTables(person);
  await person.playsAlone(game, values);
}

export function refuseTables({ page }: Pick<Person, 'page'>): Promise<unknown> {
  return page.route(/\/api\/tables(?:\/mine)?$/, (route) => route.fulfill({ status: 403, json: { error: 'wrong-origin' } }));
}
