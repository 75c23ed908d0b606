import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpErrorCode, Maker } from '@hundredfold/shared/protocol/http.ts';
import { nameSchema } from '@hundredfold/shared/protocol/name.ts';
import { WORD_HEADER } from '@hundredfold/shared/protocol/site.ts';
import type { Request, RequestHandler } from 'express';
import * as v from 'valibot';
import type { MakerProof } from '../app/config.ts';
import { networkOf } from '../limits/network.ts';
import type { LimitedLookUp } from '../limits/request-limit.ts';
import { sendError } from './errors.ts';

/** The guards of a site that may be closed. */
export interface Makers {
  readonly makersOnly: RequestHandler;
  readonly isMaker: (request: Request) => Promise<boolean>;
  /** Lets guests pass too, unless the site has none. */
  readonly guestsToo: RequestHandler;
  /** Serves `GET /api/maker`, behind `makersOnly`. */
  readonly maker: RequestHandler;
}

interface MakerServices {
  readonly proof: MakerProof | null;
  readonly guests: boolean;
  /** Limits the wrong words of a network. */
  readonly lookUp: LimitedLookUp;
  readonly isProxy: (address: string) => boolean;
}

export function openMakers({ proof, guests, lookUp, isProxy }: MakerServices): Makers {
  const isRight = proof?.by === 'word' ? sameAs(wordKey(proof.word)) : sameAs(proof?.secret ?? '');

  async function whyNotMaker(request: Request): Promise<HttpErrorCode | null> {
    if (proof === null) return null;
    if (proof.by === 'header') return identityOf(request, proof.header) === null ? 'no-maker' : null;
    const word = request.headers[WORD_HEADER];
    if (typeof word !== 'string') return 'no-maker';
    const caller = { person: null, network: networkOf(request.ip) };
    const found = await lookUp(caller, async () => isRight(wordKey(decoded(word))) || null);
    if (found === 'blocked') return 'too-many';
    return found === null ? 'no-maker' : null;
  }

  /** Returns the identity that the proxy names; `null` if it is not certain that only the proxy wrote it. */
  function identityOf(request: Request, header: string): string | null {
    const { remoteAddress } = request.socket;
    if (remoteAddress === undefined || !isProxy(remoteAddress)) return null;
    const secret = onlyValue(request, `${header}-secret`);
    return secret !== null && isRight(secret) ? onlyValue(request, header) : null;
  }

  const makersOnly: RequestHandler = async (request, response, next) => {
    const why = await whyNotMaker(request);
    if (why === null) next();
    else sendError(response, why);
  };

  const maker: RequestHandler = (request, response) => {
    const identity = proof?.by === 'header' ? identityOf(request, proof.header) : null;
    const name = v.safeParse(nameSchema, Buffer.from(identity ?? '', 'latin1').toString());
    response.json({ name: name.success ? name.output : null } satisfies Maker);
  };

  const pass: RequestHandler = (_request, _response, next) => next();
  const isMaker = async (request: Request) => (await whyNotMaker(request)) === null;
  return { makersOnly, isMaker, guestsToo: guests ? pass : makersOnly, maker };
}

/**
 * Returns the value of a header that was sent once. A careless proxy adds its own beside that of the browser, and another proxy behind
 * it joins them with a comma.
 */
function onlyValue({ rawHeaders }: Request, header: string): string | null {
  const isIt = (name: string, index: number) => index % 2 === 0 && name.toLowerCase() === header.toLowerCase();
  const [at, another] = rawHeaders.flatMap((name, index) => (isIt(name, index) ? [index + 1] : []));
  const value = at === undefined || another !== undefined ? '' : (rawHeaders[at] ?? '').trim();
  return value === '' || value.includes(',') ? null : value;
}

/** People pass the word on by mouth, and phones begin it with a capital. */
function wordKey(word: string): string {
  return word.trim().toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function sameAs(expected: string): (text: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(expected);
  return (text) => timingSafeEqual(digest(text), wanted);
}
