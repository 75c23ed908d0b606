import { describe, expect, test } from 'vitest';
import { ok, refusal, toTheEnd } from '../../../test/hand-people.ts';
import { GRACE, type HandTable, type handTable } from '../../../test/hand-table.ts';
import { startedTable } from '../../../test/started-table.ts';
import { forgetPerson } from '../forget-person.ts';

const START = { turn: 0, playing: false, speed: 1, view: 'all', pointing: '' } as const;
const LATER = { turn: 12, playing: true, speed: 0.5, view: 2, pointing: 'plate 1' } as const;

async function over(given: Parameters<typeof handTable>[0] = {}) {
  const { hand, people } = await startedTable(given);
  const wim = await hand.join('Wim');
  const [ann, ben, cleo] = people;
  await toTheEnd(hand, people);
  return { hand, people, ann, ben, cleo, wim };
}

const shared = ({ table }: HandTable) => table.value.sharedReplay;

describe('the lead of a shared replay', () => {
  test('is taken by any player after the game, and only the leader changes what is shown', async () => {
    const { hand, ann, ben } = await over();
    expect(await hand.ask(ben, 'showReplay', START)).toEqual(ok(null));
    expect(hand.shown.at(-1)?.sharedReplay).toEqual({ leader: ben, ...START });
    expect(await hand.ask(ann, 'showReplay', LATER)).toEqual(refusal('other-leads'));
    expect(await hand.ask(ben, 'showReplay', LATER)).toEqual(ok(null));
    expect(shared(hand)).toEqual({ leader: ben, ...LATER });
  });

  test('is not there for the view of a seat that does not exist', async () => {
    const { hand, ann } = await over();
    expect(await hand.ask(ann, 'showReplay', { ...START, view: 4 })).toEqual(refusal('no-such-seat'));
    expect(shared(hand)).toBeNull();
  });

  test('is passed on by its holder, also to a spectator, and the replay pauses', async () => {
    const { hand, ann, ben, wim } = await over();
    await hand.ask(ben, 'showReplay', LATER);
    expect(await hand.ask(ann, 'passReplay', { person: ann })).toEqual(refusal('not-leading'));
    expect(await hand.ask(ben, 'passReplay', { person: 99 })).toEqual(refusal('nobody-there'));
    expect(await hand.ask(ben, 'passReplay', { person: wim })).toEqual(ok(null));
    expect(shared(hand)).toEqual({ leader: wim, ...LATER, playing: false, pointing: '' });
    expect(await hand.ask(ben, 'showReplay', START)).toEqual(refusal('other-leads'));
    expect(await hand.ask(wim, 'showReplay', START)).toEqual(ok(null));
  });

  test('is ended by its holder or the host, by nobody else', async () => {
    const { hand, ann, ben, cleo } = await over();
    await hand.ask(ben, 'showReplay', START);
    expect(await hand.ask(cleo, 'endReplay')).toEqual(refusal('not-leading'));
    expect(await hand.ask(ben, 'endReplay')).toEqual(ok(null));
    expect(shared(hand)).toBeNull();
    await hand.ask(cleo, 'showReplay', START);
    expect(await hand.ask(ann, 'endReplay')).toEqual(ok(null));
    expect(shared(hand)).toBeNull();
  });
});

describe('a shared replay ends', () => {
  const led = async () => {
    const scene = await over();
    await scene.hand.ask(scene.ben, 'showReplay', LATER);
    return scene;
  };

  test('when its leader leaves, is removed, or is forgotten', async () => {
    const left = await led();
    await left.hand.leave(left.ben, true);
    expect(shared(left.hand)).toBeNull();
    const removed = await led();
    await removed.hand.ask(removed.ann, 'remove', { person: removed.ben });
    expect(shared(removed.hand)).toBeNull();
    const forgotten = await led();
    await forgetPerson(forgotten.hand.table, 'id of Ben');
    expect(shared(forgotten.hand)).toBeNull();
  });

  test('when the connection of its leader is lost for good, not before', async () => {
    const { hand, ben, cleo } = await led();
    await hand.leave(ben);
    expect(shared(hand)).toEqual({ leader: ben, ...LATER });
    await hand.pass(GRACE * 1000 + 1);
    expect(shared(hand)).toBeNull();
    expect(await hand.ask(cleo, 'showReplay', START)).toEqual(ok(null));
  });

  test('at once when a spectator who leads loses the connection, because no seat is kept for them', async () => {
    const { hand, ben, wim } = await led();
    await hand.ask(ben, 'passReplay', { person: wim });
    await hand.leave(wim);
    expect(shared(hand)).toBeNull();
  });

  test('when the next game starts, or the table is prepared for another one', async () => {
    const { hand, people } = await led();
    for (const person of people) await hand.ask(person, 'rematch');
    expect(hand.table.value).toMatchObject({ phase: 'playing', sharedReplay: null });
    const arranged = await led();
    await arranged.hand.ask(arranged.ann, 'arrange', {});
    expect(arranged.hand.table.value).toMatchObject({ phase: 'gathering', sharedReplay: null });
  });
});
