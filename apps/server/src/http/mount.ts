import type { Endpoint } from '@college/api-client/contract';
import { documentedReply, inLanguage, type Language } from '@college/curriculum-model';
import type { Context, Hono } from 'hono';
import { openStream } from '../budgets/openStream';
import { faultOf, isUnwritable } from '../db';
import { isSignedIn } from '../sessions/isSignedIn';
import { noteWrite } from '../sessions/noteWrite';
import { answerCall } from './answerCall';
import { apiBase } from './apiBase';
import type { MountedCall } from './call';
import { callerOrigin } from './callerOrigin';
import { checkAnswer } from './checkAnswer';
import { checkRefusal } from './checkRefusal';
import { codes } from './codes';
import { databaseFailure } from './databaseFailure';
import { isValueError } from './databaseError';
import { EventsAnswer, eventsResponse, LineAnswer, toldAfter, type StreamFailure } from './eventsAnswer';
import { FileAnswer, fileResponse } from './fileAnswer';
import { requestLanguage } from './language';
import { isOwnWrite } from './lateReads';
import { httpMessages } from './messages';
import { invalid, Refusal } from './refusal';
import type { RequestVariables } from './requestLog';
import { isPrefetch } from './isPrefetch';
import { revalidated } from './revalidated';
import { envelope, refusalPage, refusalResponse } from './respond';
import type { Services } from './services';
import { cookieHeader } from './signInCookie';
import { whileSignedIn } from './whileSignedIn';
import { AnswerWithCookie } from './answerWithCookie';
import { AnswerWithMessage } from './answerWithMessage';

type App = Hono<{ Variables: RequestVariables }>;
type RequestContext = Context<{ Variables: RequestVariables }>;

/** Registers one call under /college/api; the router matches case (updatecoursegoal is not updateCourseGoals). */
export function mountCall(app: App, services: Services, call: MountedCall): void {
  const { endpoint } = call;
  const path = apiBase + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(endpoint.method, path, async (c) => {
    c.set('endpoint', endpoint);
    const language = requestLanguage(new URL(c.req.url), c.req.header('accept-language'));
    const response = await respond(c, services, call, language);
    if (!response.headers.has('etag')) response.headers.set('cache-control', endpoint.secret ? 'no-store, no-transform' : 'no-store');
    for (const [name, value] of Object.entries(call.headers)) response.headers.set(name, value);
    return response;
  });
}

async function respond(c: RequestContext, services: Services, call: MountedCall, language: Language): Promise<Response> {
  const { endpoint } = call;
  try {
    // The router runs the GET handler for HEAD: a HEAD must never create or delete.
    if (endpoint.writes && c.req.method === 'HEAD') return new Response(null, { status: 405, headers: { allow: endpoint.method } });
    if (endpoint.writes && isPrefetch(c.req)) return refusalResponse(new Refusal(codes.notAllowed, httpMessages.prefetch), language, 503);
    const answer = await answerCall(c, services, call, language);
    if (answer instanceof Refusal) return refuse(c, services, endpoint, answer, language);
    if (answer instanceof FileAnswer) return fileResponse(answer);
    if (answer instanceof EventsAnswer) {
      const explain = (error: unknown) => explainEnd(asRefusal(c, services, call, error), language);
      if (answer instanceof LineAnswer) return eventsResponse(answer, explain, services.stopping);
      const token = c.req.header('authToken') ?? '';
      const told = isOwnWrite(endpoint, services.database) ? toldAfter(answer, () => noteWrite(services.database, token)) : answer;
      const events = whileSignedIn(told, () => isSignedIn(services, token));
      const stream = await openStream(services.database.db, c.get('userId'), events, services.settings.budgets);
      return eventsResponse(stream, explain, services.stopping);
    }
    const full = answer instanceof AnswerWithMessage || answer instanceof AnswerWithCookie ? answer.data : answer;
    // Our own client asks for the record.
    const data = endpoint.answersRecord && c.req.query('record') !== '1' ? documentedReply(full) : full;
    const sentence = answer instanceof AnswerWithMessage ? answer.sentence : call.success;
    if (services.checkAnswers) checkAnswer(endpoint, data);
    c.set('code', codes.success);
    const response = await envelope(codes.success, inLanguage(sentence, language), data ?? null);
    if (endpoint.revalidates) return await revalidated(response, { c, language });
    if (answer instanceof AnswerWithCookie)
      response.headers.set('set-cookie', cookieHeader(answer.cookie, callerOrigin(c, services.settings)));
    return response;
  } catch (error) {
    return refuse(c, services, endpoint, asRefusal(c, services, call, error), language);
  }
}

function asRefusal(c: RequestContext, { database }: Services, call: MountedCall, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const fault = faultOf(error);
  if (fault) {
    c.get('log').error({ err: error, fault }, 'the database failed during a call');
    if (isUnwritable(fault)) database.doubtRoom();
    return databaseFailure(fault, error, call);
  }
  if (isValueError(error)) {
    c.get('log').warn({ err: error }, 'a value did not fit its column');
    return invalid(httpMessages.valueOutOfRange);
  }
  c.get('log').error({ err: error }, 'a call failed unexpectedly');
  return new Refusal(codes.internal, httpMessages.internal(c.get('requestId')));
}

function explainEnd({ code, sentence }: Refusal, language: Language): StreamFailure {
  return { code, message: inLanguage(sentence, language) };
}

function refuse(c: RequestContext, services: Services, endpoint: Endpoint, refusal: Refusal, language: Language): Response {
  if (services.checkAnswers) checkRefusal(endpoint, refusal);
  c.set('code', refusal.code);
  const isNavigation = endpoint.reply === 'file' && (c.req.header('accept') ?? '').includes('text/html');
  return isNavigation ? refusalPage(refusal) : refusalResponse(refusal, language);
}
