import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** What the stub says of the next person, and where it does not behave. */
export interface StubAnswer {
  claims: JWTPayload;
  /** Claims of the endpoint for them. */
  userInfo?: object;
  /** Replaces what the ID token says rightly. */
  wrong?: JWTPayload;
  /** Signs with a key that the stub does not publish. */
  isForged?: boolean;
  error?: string;
}

/** What becomes of refresh tokens. */
interface Refreshed {
  /** The error that answers; without one there is a new token. */
  refusal: string;
  /** Those that came, in their order. */
  asked: string[];
  /** What the answer waits for. */
  held?: Promise<void>;
}

/** An OpenID provider inside the test's process: discovery, keys, token and claims. It asks nobody for a password. */
export async function startOidcStub() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { privateKey: otherKey } = await generateKeyPair('RS256');
  const codes = new Map<string, StubAnswer & { challenge: string; nonce: string; redirect: string }>();
  const tokens = new Map<string, StubAnswer>();
  const refreshed: Refreshed = { refusal: '', asked: [] };
  let issuer = '';

  const sign = (payload: JWTPayload, key: Parameters<SignJWT['sign']>[0] = privateKey) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'stub' }).sign(key);
  const seconds = () => Math.floor(Date.now() / 1000);

  async function token(form: URLSearchParams, authorization: string): Promise<[number, object]> {
    const [basic = ''] = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
      .toString()
      .split(':');
    const client = form.get('client_id') ?? decodeURIComponent(basic);
    if (form.get('grant_type') === 'refresh_token') {
      refreshed.asked.push(form.get('refresh_token') ?? '');
      await refreshed.held;
      if (refreshed.refusal !== '') return [400, { error: refreshed.refusal }];
      return [200, { access_token: 'again', token_type: 'bearer', refresh_token: 'next refresh token' }];
    }
    const known = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!known || known.challenge !== challenge || known.redirect !== form.get('redirect_uri')) return [400, { error: 'invalid_grant' }];
    const accessToken = randomBytes(16).toString('hex');
    tokens.set(accessToken, known);
    const payload = { iss: issuer, aud: client, nonce: known.nonce, iat: seconds(), exp: seconds() + 300, ...known.claims, ...known.wrong };
    const idToken = await sign(payload, known.isForged ? otherKey : privateKey);
    return [200, { access_token: accessToken, token_type: 'bearer', id_token: idToken, refresh_token: 'first refresh token' }];
  }

  async function reply(path: string, form: URLSearchParams, authorization: string): Promise<[number, object]> {
    if (path === '/.well-known/openid-configuration') {
      const at = (place: string) => `${issuer}/${place}`;
      return [
        200,
        {
          issuer,
          authorization_endpoint: at('authorize'),
          token_endpoint: at('token'),
          userinfo_endpoint: at('userinfo'),
          jwks_uri: at('keys'),
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
      ];
    }
    if (path === '/keys') return [200, { keys: [{ ...(await exportJWK(publicKey)), kid: 'stub', alg: 'RS256', use: 'sig' }] }];
    if (path === '/token') return token(form, authorization);
    const known = tokens.get(authorization.replace(/^Bearer /, ''));
    return path === '/userinfo' && known ? [200, { sub: known.claims.sub, ...known.userInfo }] : [404, {}];
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
      void reply(request.url ?? '', form, request.headers.authorization ?? '').then(([status, body]) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    refreshed,
    /** The query with which a browser comes back that was sent to this address of the stub. */
    answer(authorizeAddress: string, answer: StubAnswer): string {
      const asked = new URL(authorizeAddress).searchParams;
      const state = asked.get('state') ?? '';
      if (answer.error !== undefined) return new URLSearchParams({ error: answer.error, state }).toString();
      const code = randomBytes(16).toString('hex');
      const kept = {
        challenge: asked.get('code_challenge') ?? '',
        nonce: asked.get('nonce') ?? '',
        redirect: asked.get('redirect_uri') ?? '',
      };
      codes.set(code, { ...answer, ...kept });
      return new URLSearchParams({ code, state }).toString();
    },
    /** A signed logout token, or what looks like one. */
    logoutToken: (payload: JWTPayload) =>
      sign({
        iss: issuer,
        aud: 'curriculum-workbench',
        iat: seconds(),
        exp: seconds() + 120,
        jti: randomBytes(8).toString('hex'),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...payload,
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
