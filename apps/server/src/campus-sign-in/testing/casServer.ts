import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody whom the CAS server for tests knows. */
export interface CasPerson {
  password: string;
  attributes: Readonly<Record<string, string | readonly string[]>>;
}

interface Ticket {
  user: string;
  service: string;
  isFresh: boolean;
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign);

/**
 * A CAS server for tests, written from the text of the protocol, version 3: login with `service` and `renew` (2.1), `/p3/serviceValidate`
 * with attributes (2.5, 2.6), single logout by a posted `logoutRequest` (2.3.3). A ticket is good for one check of its own service.
 */
export async function startCasServer(people: Readonly<Record<string, CasPerson>>) {
  const tickets = new Map<string, Ticket>();
  const cookies = new Map<string, string>();
  const granted = new Map<string, { ticket: string; service: string }[]>();

  function grant(user: string, service: string, isFresh: boolean): string {
    const ticket = `ST-${randomBytes(16).toString('base64url')}`;
    tickets.set(ticket, { user, service, isFresh });
    granted.set(user, [...(granted.get(user) ?? []), { ticket, service }]);
    return ticket;
  }

  function login(request: IncomingMessage, response: ServerResponse, given: URLSearchParams): void {
    const service = given.get('service') ?? '';
    const known = cookies.get(/TGC=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
    const name = given.get('username') ?? '';
    const isRight = request.method === 'POST' && people[name]?.password === given.get('password');
    if (!isRight && (!known || given.get('renew') === 'true')) {
      response.writeHead(request.method === 'POST' ? 401 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(form(service));
      return;
    }
    const user = isRight ? name : (known ?? '');
    const cookie = randomBytes(16).toString('base64url');
    if (isRight) cookies.set(cookie, user);
    const target = new URL(service);
    target.searchParams.append('ticket', grant(user, service, isRight));
    response.writeHead(302, { location: target.href, ...(isRight ? { 'set-cookie': `TGC=${cookie}; Path=/cas; HttpOnly` } : {}) }).end();
  }

  function validate(response: ServerResponse, query: URLSearchParams): void {
    const name = query.get('ticket') ?? '';
    const ticket = tickets.get(name);
    tickets.delete(name);
    const code = !ticket
      ? 'INVALID_TICKET'
      : ticket.service !== query.get('service')
        ? 'INVALID_SERVICE'
        : query.get('renew') === 'true' && !ticket.isFresh
          ? 'INVALID_TICKET'
          : undefined;
    response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8' });
    response.end(ticket && code === undefined ? success(ticket, people[ticket.user]?.attributes ?? {}) : failure(code ?? '', name));
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
      if (url.pathname === '/cas/login') login(request, response, request.method === 'POST' ? body : url.searchParams);
      else if (url.pathname === '/cas/p3/serviceValidate') validate(response, url.searchParams);
      else response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}/cas`,
    /** Gives a ticket as to a browser in which the person is signed in. */
    grant,
    /** What single logout posts to each service of a person; `send` posts it. */
    async signOut(user: string, send: (service: string, form: URLSearchParams) => Promise<unknown>): Promise<void> {
      const services = granted.get(user) ?? [];
      granted.delete(user);
      for (const { ticket, service } of services) await send(service, new URLSearchParams({ logoutRequest: logoutRequest(ticket) }));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function form(service: string): string {
  return `<!doctype html><html lang="zh"><title>CAS</title><form method="post" action="/cas/login">
<label>Username <input name="username"></label><label>Password <input name="password" type="password"></label>
<input type="hidden" name="service" value="${escape(service)}"><button>Login</button></form></html>`;
}

function success({ user, isFresh }: Ticket, attributes: CasPerson['attributes']): string {
  const all = {
    authenticationDate: new Date().toISOString(),
    longTermAuthenticationRequestTokenUsed: 'false',
    isFromNewLogin: String(isFresh),
    ...attributes,
  };
  const lines = Object.entries(all).flatMap(([name, values]) =>
    [values].flat().map((value) => `<cas:${name}>${escape(value)}</cas:${name}>`),
  );
  return `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationSuccess><cas:user>${escape(user)}</cas:user>
<cas:attributes>${lines.join('\n')}</cas:attributes></cas:authenticationSuccess></cas:serviceResponse>`;
}

function failure(code: string, ticket: string): string {
  return `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationFailure code="${code}">Ticket ${escape(ticket)} not recognized</cas:authenticationFailure></cas:serviceResponse>`;
}

/** The SAML document of single logout for one ticket. */
export function logoutRequest(ticket: string): string {
  return `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-${randomBytes(8).toString('hex')}" Version="2.0" IssueInstant="${new Date().toISOString()}">
<saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">@NOT_USED@</saml:NameID><samlp:SessionIndex>${escape(ticket)}</samlp:SessionIndex></samlp:LogoutRequest>`;
}
