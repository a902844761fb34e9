import type { BodyOutput, Endpoint, QueryOutput } from '@college/api-client/contract';
import type { Bilingual, FieldNames, Language } from '@college/curriculum-model';
import { z } from 'zod';
import type { Queries, Transaction } from '../db';
import type { Caller } from '../rights/caller';
import type { RightsQuestion } from '../rights/authorise';
import type { EventsAnswer } from './eventsAnswer';
import type { BlankSentences } from './explainError';
import type { FileAnswer } from './fileAnswer';
import type { Refusal } from './refusal';
import type { SecurityNote } from '../securityLog/securityNote';
import type { Services } from './services';
import type { AnswerWithCookie } from './answerWithCookie';
import type { AnswerWithMessage } from './answerWithMessage';

/** What a handler knows about the request it answers. */
export interface CallContext<E extends Endpoint = Endpoint> {
  query: QueryOutput<E>;
  body: BodyOutput<E>;
  /** The database for all reads and writes: the call's transaction when the call writes, a replica where it may be late and one may answer. */
  db: Queries;
  /** For what is read behind a stream of a call that may be late: from a replica where one may answer, else from the database. */
  readLate: <Result>(act: (db: Queries) => Promise<Result>) => Promise<Result>;
  /** Who calls; null only on public calls. */
  caller: E['auth'] extends 'public' ? null : Caller;
  /** The caller's authToken; empty on public calls and where a ticket replaced it. */
  token: string;
  language: Language;
  now: Date;
  /** The day on campus at a moment. */
  dayOf: (moment: Date) => string;
  /** Where a reader of events wants to go on; empty where it did not say. */
  lastEventId: string;
  /** Returns a cookie of the request; empty where there is none. */
  cookie: (name: string) => string;
  /** Network address of the caller, as far as the server knows. */
  address: string;
  /** The User-Agent as sent; empty where there is none. */
  device: string;
  /**
   * Notes something in the security log, by the caller, from this address and device, now. It is stored with the call's changes: what was done is forgotten
   * where the call fails, what was refused is not. Refused rights, too many tries and files that were fetched are noted for every call.
   */
  note: (note: SecurityNote) => void;
  /** A transaction of a call with `ownTransactions`; what is noted in it is stored in it. */
  transaction: <Result>(act: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Scheme, name and port under which the caller reached the server; never to be put into what others read. */
  origin: string;
  services: Services;
}

/** The result of a call; a refusal that is returned instead of thrown commits the call's writes. */
export type Answer<E extends Endpoint> = AnswerOf<E> | AnswerWithMessage<AnswerOf<E>> | AnswerWithCookie<AnswerOf<E>> | Refusal;

type AnswerOf<E extends Endpoint> = E['reply'] extends 'file'
  ? FileAnswer
  : E['reply'] extends 'events'
    ? EventsAnswer
    : z.input<E['data']> extends true
      ? true | void
      : z.input<E['data']>;

export interface CallOptions<E extends Endpoint> {
  /** Replaces the contract's auth and subject where the record depends on the body. */
  rights?: (request: { query: QueryOutput<E>; body: BodyOutput<E> }) => RightsQuestion | readonly RightsQuestion[];
  /** What to say about fields left blank, where the specification words it. */
  blank?: BlankSentences;
  /** The success message of the envelope, where the specification has one. */
  success?: Bilingual;
  /** What fields are called in sentences about wrong values, where the call knows them by other names than all others do. */
  fieldNames?: FieldNames;
  /** Headers of every answer of the call. */
  headers?: Readonly<Record<string, string>>;
  /** The handler opens its own short transactions, because it does slow work between them. */
  ownTransactions?: boolean;
}

/** An endpoint of the contract with what answers it. */
export interface MountedCall {
  endpoint: Endpoint;
  ownTransactions: boolean;
  blank: BlankSentences;
  success: Bilingual;
  fieldNames: FieldNames;
  headers: Readonly<Record<string, string>>;
  // Methods, not properties: a call's own narrower context is accepted.
  rights?(request: { query: unknown; body: unknown }): RightsQuestion | readonly RightsQuestion[];
  run(context: CallContext): Promise<unknown>;
}

const plainSuccess: Bilingual = { zh: 'success', en: 'success' };

/**
 * Binds one endpoint of the contract to its handler. Parsing, rights, transaction and envelope are the mechanism's business; where the contract answers no
 * more than `true`, the handler returns nothing.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (context: CallContext<E>) => Promise<Answer<E>>,
  options: CallOptions<E> = {},
): MountedCall {
  const needsRecord = endpoint.writes && ['read', 'modify', 'create', 'manage'].includes(endpoint.auth);
  if (needsRecord && !endpoint.subject && !options.rights) {
    throw new Error(
      `handle: ${endpoint.path} writes without naming its record. Anybody of the band could write anywhere. Give \`rights\`.`,
    );
  }
  const { ownTransactions = false, blank = {}, success = plainSuccess, fieldNames = {}, headers = {}, rights } = options;
  const answer = run as MountedCall['run'];
  const call: MountedCall = {
    endpoint,
    ownTransactions,
    blank,
    success,
    fieldNames,
    headers,
    run: endpoint.data instanceof z.ZodLiteral ? async (context) => (await answer(context)) ?? true : answer,
  };
  if (rights) call.rights = rights as NonNullable<MountedCall['rights']>;
  return call;
}
