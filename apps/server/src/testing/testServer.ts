import { refusalsOf, refusalsOfAll, type Endpoint } from '@college/api-client/contract';
import { replyCodes } from '@college/curriculum-model';
import { pino } from 'pino';
import { createApp } from '../createApp';
import type { OpenDatabase } from '../db';
import { apiBase } from '../http/apiBase';
import { defaultSettings, type ServerSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';
import { withVersions } from './withVersions';
import { cast, sceneStart, type Role } from './scene';

/** A reply as it came, with its envelope when it had one. */
export interface Reply<Data = unknown> {
  status: number;
  headers: Headers;
  code: string;
  message: string;
  data: Data;
  /** The body as it came. */
  bytes: Uint8Array;
}

interface Request {
  as?: Role;
  /** Not typed by the contract: wrong values have to be sent too. */
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The whole server without a port, on a fake clock; calls of ours get the versions they need, and responses are checked against the contract. */
export function testServer(database: () => OpenDatabase, settings: Partial<ServerSettings> = {}) {
  const clock = { now: sceneStart };
  const lines: string[] = [];
  const tokens = new Map<Role, string>();
  let made: { from: OpenDatabase; app: ReturnType<typeof createApp> } | undefined;

  /** Made once for each database: making it for each call would take longer than most calls. */
  function app() {
    const from = database();
    if (made?.from === from) return made.app;
    const services = {
      database: from,
      log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
      now: () => clock.now,
      settings: { ...defaultSettings, ...settings },
      checkAnswers: true,
    };
    made = { from, app: createApp(services) };
    return made.app;
  }

  async function tokenOf(role: Role): Promise<string> {
    const known = tokens.get(role);
    if (known) return known;
    const token = await openSession(database().db, cast[role].id, clock.now, 365 * 86_400_000);
    tokens.set(role, token);
    return token;
  }

  async function call(endpoint: Endpoint, { as, headers = {}, ...sent }: Request = {}): Promise<Reply> {
    const { query: given, body } = await withVersions(database().db, endpoint, sent);
    // As our own client does.
    const query = endpoint.answersRecord ? { record: 1, ...given } : given;
    const inPath = (name: string) => endpoint.path.includes(`{${name}}`);
    // Halves of a character travel as browsers send them in a query.
    const wellFormed = (value: unknown) => new TextDecoder().decode(new TextEncoder().encode(String(value)));
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(query?.[name])));
    const parameters = Object.entries(query ?? {}).filter(([name]) => !inPath(name));
    const search = new URLSearchParams(parameters.map(([name, value]): [string, string] => [name, String(value)])).toString();
    const init: RequestInit & { headers: Record<string, string> } = { method: endpoint.method, headers: { ...headers } };
    if (as) init.headers.authToken = await tokenOf(as);
    if (body instanceof FormData) init.body = body;
    else if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers['content-type'] ??= 'application/json';
    }
    const reply = await read(await app().request(`${apiBase}${path}${search ? `?${search}` : ''}`, init));
    checkRefusal(endpoint, reply);
    return reply;
  }

  return {
    call,
    tokenOf,
    clock,
    lines,
    request: (path: string, init?: RequestInit) => app().request(path, init),
    forgetSessions: () => tokens.clear(),
    wait: (milliseconds: number) => void (clock.now = new Date(clock.now.getTime() + milliseconds)),
  };
}

/** An outsider reads in the contract with which codes a call may be refused: another one is a fault of the contract, or of the call. */
function checkRefusal(endpoint: Endpoint, { code, message }: Reply): void {
  const isTold = code === '' || code === replyCodes.success || [...refusalsOfAll, ...refusalsOf(endpoint)].some((known) => known === code);
  if (!isTold) throw new Error(`${endpoint.path} was refused with ${code}, which its contract does not name: ${message}`);
}

/** Parses an envelope; anything else has an empty code. */
export async function read(response: Response): Promise<Reply> {
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const { code = '', message = '', data = null } = isJson ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, code, message, data, bytes };
}
