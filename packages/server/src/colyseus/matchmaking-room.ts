import { type Client, CloseCode } from '@colyseus/core';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  MATCHMAKING_GAMES,
  MATCHMAKING_ROOM,
  type MatchmakingMessages,
  type MatchmakingRefusal,
  type MatchmakingRequest,
  type MatchmakingRequestName,
  matchmakingRequests,
} from '@hundredfold/shared/protocol/matchmaking.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { Limits } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import type { VerifiedJoin } from '../cluster/requests.ts';
import { type TableDirectory, TooManyTables } from '../directory/table-directory.ts';
import { type Caller, perMinute, type RequestLimit } from '../limits/request-limit.ts';
import type { QueuedPlayer as Seeker } from '../matchmaking/handlers.ts';
import { type Matchmaker, openMatchmaker } from '../matchmaking/matchmaker.ts';
import type { Party } from '../table/queries/party.ts';
import { authorize, type RoomClass } from './base-room.ts';
import { SystemRoom } from './system-room.ts';

const REQUESTS_PER_SECOND = 5;

type PartyDirectory = Pick<TableDirectory, 'createMatched' | 'partyAt' | 'showSeeking' | 'quota'>;

type MatchmakingClient = Client<{
  auth: VerifiedJoin;
  messages: MatchmakingMessages;
  userData: { readonly isHidden: boolean };
}>;

export function matchmakingRoom(
  context: AppContext,
  directory: PartyDirectory,
  limits: Pick<Limits, 'tablesPerMinute'>,
  holdsQueue: () => Promise<boolean>,
): RoomClass<{ client: MatchmakingClient }> {
  return class extends MatchmakingRoom {
    override readonly context = context;
    override readonly directory = directory;
    /** A search may end with a new table, so it counts like creating one. */
    override readonly seeks = perMinute(context.limiters, 'seek', limits.tablesPerMinute);
    override readonly seeking = openMatchmaker({
      clock: context.clock,
      games: MATCHMAKING_GAMES,
      makeTable: async (found) => {
        if (!(await holdsQueue())) throw new Error('another process has the queue');
        return directory.createMatched(found, this.callersAmong(found.people));
      },
      onParty: directory.showSeeking,
      onFailure(error) {
        if (error instanceof TooManyTables) return context.count('refused too-many-tables');
        context.count('not found together');
        context.log.error({ err: error }, 'people who look for a game could not be seated');
      },
    });
  };
}

/** Handles the connections of people who look for a game; the matchmaker decides who plays together. */
export abstract class MatchmakingRoom extends SystemRoom<{ client: MatchmakingClient }> {
  abstract readonly seeks: RequestLimit;
  abstract readonly directory: PartyDirectory;
  abstract readonly seeking: Matchmaker;
  readonly #clients = new Map<string, MatchmakingClient>();

  override async onCreate(): Promise<void> {
    await this.openAs(MATCHMAKING_ROOM);
    this.hearRequests(matchmakingRequests, REQUESTS_PER_SECOND, (client, name, request) => this.#answer(client, name, request));
  }

  /** A person who is already here in another window goes on in this one. */
  override onJoin(client: MatchmakingClient): void {
    const seeker = authorize(this.context, (client.auth as VerifiedJoin).known);
    super.onJoin(client);
    const elsewhere = this.#clients.get(seeker.personId);
    this.#clients.set(seeker.personId, client);
    elsewhere?.leave(CLOSE_CODES.elsewhere);
    this.seeking.connect(seeker, (message) => {
      client.send('standing', message);
      const { standing } = message;
      if (client.userData?.isHidden && standing.at === 'called' && !standing.isConfirmed)
        void this.context.notices.send(seeker.personId, { kind: 'match', game: standing.game });
    });
  }

  override onLeave(client: MatchmakingClient, code?: number): void {
    super.onLeave(client);
    const seeker = this.#seekerAt(client);
    if (seeker === null) return;
    this.#clients.delete(seeker.personId);
    this.seeking.disconnect(seeker.personId, code === CloseCode.CONSENTED);
  }

  override onDispose(): void {
    this.seeking.close();
  }

  present(): readonly Seeker[] {
    return [...this.#clients.values()].flatMap(({ auth }) => (auth as VerifiedJoin).known ?? []);
  }

  disconnectPerson(personId: string, code: number): void {
    this.seeking.disconnect(personId, true);
    const client = this.#clients.get(personId);
    this.#clients.delete(personId);
    client?.leave(code);
  }

  async #answer(
    client: MatchmakingClient,
    name: MatchmakingRequestName,
    request: MatchmakingRequest<MatchmakingRequestName>,
  ): Promise<Result<unknown, MatchmakingRefusal>> {
    if (name === 'hidden') {
      client.userData = { isHidden: (request as MatchmakingRequest<'hidden'>).hidden };
      return accepted(null);
    }
    const why = name === 'seek' ? await this.#whyNoSearch(client) : null;
    if (why !== null) return refused(why);
    const party = await this.#partyOf(client, request);
    const seeker = this.#seekerAt(client); // The check comes after the awaited work, since the connection may be gone by now.
    return seeker === null ? refused('too-late') : this.seeking.handle({ visitor: seeker, party }, name, request);
  }

  async #partyOf(client: MatchmakingClient, request: unknown): Promise<Party> {
    const code = typeof request === 'object' && request !== null && 'party' in request ? request.party : undefined;
    const { known: seeker } = client.auth as VerifiedJoin;
    if (typeof code !== 'string' || seeker === null) return refused('not-seated');
    return this.directory.partyAt(code, seeker.personId);
  }

  async #whyNoSearch(client: MatchmakingClient): Promise<MatchmakingRefusal | null> {
    const caller = callerAt(client);
    if ((client.auth as VerifiedJoin).isGuest) return 'no-maker';
    if (!(await this.seeks.spend(caller))) return 'too-many';
    return (await this.directory.quota.mayHaveAnother(caller)) ? null : 'too-many-tables';
  }

  /** Returns the connected ones of these people as limits count them, in the same order. */
  protected callersAmong(people: readonly Pick<Seeker, 'personId'>[]): readonly Caller[] {
    return people.flatMap(({ personId }) => this.#clients.get(personId) ?? []).map(callerAt);
  }

  /** Returns the person behind a connection; `null` if they now use another connection or are gone. */
  #seekerAt(client: MatchmakingClient): Seeker | null {
    const { known: seeker } = client.auth as VerifiedJoin;
    return seeker !== null && this.#clients.get(seeker.personId) === client ? seeker : null;
  }
}

function callerAt({ auth }: MatchmakingClient): Caller {
  const { known, network } = auth as VerifiedJoin;
  return { person: known?.personId ?? null, network };
}
