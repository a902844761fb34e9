import { campusDay, type Language } from '@college/curriculum-model';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Queries, Transaction } from '../db';
import { authorise } from '../rights/authorise';
import { toCaller } from '../rights/caller';
import { peekPlace } from '../rights/peekPlace';
import { questionOf } from '../rights/subject';
import { noteOutcome } from '../securityLog/noteOutcome';
import type { SecurityNote } from '../securityLog/securityNote';
import { SecurityNotes } from '../securityLog/SecurityNotes';
import { secondFactorMessages } from '../second-factor/messages';
import { identify, type Identified } from '../sessions/identify';
import { noteWrite } from '../sessions/noteWrite';
import { takeTicket } from '../sessions/ticketRepository';
import { callerAddress } from './callerAddress';
import { callerOrigin } from './callerOrigin';
import type { CallContext, MountedCall } from './call';
import { codes } from './codes';
import { isPrefetch } from './isPrefetch';
import { isOfNoRecord, isOwnWrite, mayBeLate } from './lateReads';
import { bodyLanguage } from './language';
import { httpMessages } from './messages';
import { parseBody, parseQuery, readRequestBody } from './parseRequest';
import { Refusal } from './refusal';
import type { RequestVariables } from './requestLog';
import type { Services } from './services';
import { readCookie } from './signInCookie';

type RequestContext = Context<{ Variables: RequestVariables }>;

/** Answers the call, and keeps what it has to tell the security log. */
export async function answerCall(c: RequestContext, services: Services, call: MountedCall, language: Language): Promise<unknown> {
  const place = { address: callerAddress(c, services.settings), device: c.req.header('user-agent') ?? '' };
  const notes = new SecurityNotes(place, services.now);
  try {
    const answer = await answerWithNotes(c, services, call, language, notes);
    if (isOwnWrite(call.endpoint, services.database)) await noteWrite(services.database, c.req.header('authToken') ?? '');
    notes.writeTo(c.get('log'), services.settings);
    return answer;
  } catch (error) {
    notes.dropDone();
    noteOutcome(notes, call.endpoint, error);
    await keepRefused(notes, services, c.get('log'));
    throw error;
  }
}

/** A refusal stays one where it cannot be noted. */
async function keepRefused(notes: SecurityNotes, { database, settings }: Services, log: Logger): Promise<void> {
  await notes.keep(database.db).catch((error: unknown) => log.error({ err: error }, 'the security log could not be written'));
  notes.writeTo(log, settings);
}

/** Who, what, may they, then the handler: in one transaction when the call writes. */
async function answerWithNotes(
  c: RequestContext,
  services: Services,
  call: MountedCall,
  language: Language,
  notes: SecurityNotes,
): Promise<unknown> {
  const { endpoint } = call;
  const url = new URL(c.req.url);
  const origin = callerOrigin(c, services.settings);
  const readBody = readOnce(() => readRequestBody(endpoint, c.req.raw));
  const {
    caller,
    place,
    mustEnrol = false,
    wroteAt = null,
  } = endpoint.auth === 'public' ? { caller: null } : await findCaller(c, services, call, url, readBody);
  if (caller) {
    c.set('userId', caller.id);
    notes.knowCaller(caller);
  }
  if (mustEnrol && !endpoint.enrolment) throw new Refusal(codes.secondFactorWanted, secondFactorMessages.isRequired);
  if (caller?.isDemo && !endpoint.demo) throw new Refusal(codes.noRight, httpMessages.demoLimit);
  const query = parseQuery(call, url, c.req.param());
  const body = parseBody(endpoint, await readBody(), call);

  const { database } = services;
  const readLate = <Result>(read: (db: Queries) => Promise<Result>): Promise<Result> =>
    database.replica && mayBeLate(endpoint)
      ? database.replica.read({ wroteAt, primary: database.db, isFinal: isOfNoRecord }, read)
      : read(database.db);

  // Rights are those of now, also where what is shown may be late.
  async function checkRights(db: Queries): Promise<void> {
    if (!caller) return;
    for (const question of questionsOf(call, query, body)) {
      notes.knowSubject(question.subject);
      await authorise(db, caller, question, place);
    }
  }

  async function run(db: Queries): Promise<unknown> {
    const context = {
      query,
      body,
      db,
      readLate,
      caller,
      token: c.req.header('authToken') ?? '',
      language: bodyLanguage(body) ?? language,
      now: services.now(),
      dayOf: (moment: Date) => campusDay(moment, services.settings.timeZone),
      lastEventId: c.req.header('last-event-id') ?? '',
      cookie: (name: string) => readCookie(c, name, origin),
      ...notes.place,
      note: (note: SecurityNote) => notes.note(note),
      transaction: <Result>(write: (tx: Transaction) => Promise<Result>) => notes.transaction(database, write),
      origin,
      services,
    };
    // The context is as wide as every endpoint's; the contract's schemas have just narrowed query and body.
    return call.run(context as CallContext);
  }

  async function act(db: Queries, within: typeof readLate = (read) => read(db)): Promise<unknown> {
    await checkRights(db);
    const answer = await within(run);
    noteOutcome(notes, endpoint, answer);
    return answer;
  }
  if (endpoint.writes && !call.ownTransactions) return notes.transaction(database, (tx) => act(tx));
  const answer = await act(database.db, endpoint.reply === 'events' ? undefined : readLate);
  await notes.keep(database.db);
  return answer;
}

async function findCaller(
  c: RequestContext,
  services: Services,
  call: MountedCall,
  url: URL,
  readBody: () => Promise<unknown>,
): Promise<Identified> {
  const { endpoint } = call;
  const token = c.req.header('authToken');
  const ticket = url.searchParams.get('ticket');
  // A HEAD or a prefetch gets no file and must not use the ticket up.
  const takesTicket = endpoint.reply === 'file' && c.req.method === 'GET' && !endpoint.writes && !isPrefetch(c.req);
  if (token || !ticket || !takesTicket)
    return identify(services, token, {
      address: callerAddress(c, services.settings),
      place: token ? await peekPlace(call, url, readBody) : undefined,
      isUnasked: endpoint.isUnasked,
      isLate: services.database.replica !== undefined && mayBeLate(endpoint),
    });
  const query = Object.fromEntries(url.searchParams);
  delete query.ticket;
  const found = await takeTicket(services.database.db, { ticket, path: url.pathname, query }, services.now(), services.settings);
  if (!found) throw new Refusal(codes.noRight, httpMessages.ticketInvalid);
  return { caller: toCaller(found.user, services.settings.demoEmail), wroteAt: found.wroteAt };
}

/** Reads the body lazily and caches it. */
function readOnce(read: () => Promise<unknown>): () => Promise<unknown> {
  let reading: Promise<unknown> | undefined;
  return () => (reading ??= read());
}

function questionsOf(call: MountedCall, query: unknown, body: unknown) {
  const own = call.rights?.({ query, body });
  if (own) return Array.isArray(own) ? own : [own];
  return [questionOf(call.endpoint, query, body)];
}
