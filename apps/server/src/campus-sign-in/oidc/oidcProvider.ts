import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  fetchUserInfo,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import { CampusFailure } from '../campusFailure';
import { isSubject, type ProvedPerson } from '../provedPerson';
import type { StoredProvider } from '../providerRepository';
import { oidcConfiguration } from './oidcConfiguration';
import { oidcValues } from './oidcValues';

/** What a flow keeps between the two halves of a sign-in. */
export interface OidcFlow {
  state: string;
  nonce: string;
  verifier: string;
  returnAddress: string;
  isAgain: boolean;
}

/** The address at which the provider asks who somebody is; with `isAgain` also whom it knows already. */
export async function oidcLoginAddress(provider: StoredProvider, flow: OidcFlow): Promise<string> {
  const { configuration } = await oidcConfiguration(provider);
  return buildAuthorizationUrl(configuration, {
    redirect_uri: flow.returnAddress,
    scope: scopesOf(provider).join(' '),
    response_type: 'code',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...(flow.isAgain ? { prompt: 'login', max_age: '0' } : {}),
  }).href;
}

/** Exchanges the code with which the browser came back, and checks what the provider signed: issuer, audience, nonce, signature, times. */
export async function proveByOidc(provider: StoredProvider, flow: OidcFlow, query: string): Promise<ProvedPerson> {
  const { configuration } = await oidcConfiguration(provider);
  try {
    const current = new URL(`${flow.returnAddress}${query}`);
    const tokens = await authorizationCodeGrant(configuration, current, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
      ...(flow.isAgain ? { maxAge: 0 } : {}),
    });
    const claims = tokens.claims();
    if (!claims || !isSubject(claims.sub)) throw new CampusFailure('refused');
    const { auth_time: time, sid } = claims;
    return {
      subject: claims.sub,
      values: oidcValues(claims, await userInfo(configuration, tokens.access_token, claims.sub)),
      authenticatedAt: typeof time === 'number' ? new Date(time * 1000) : null,
      providerSession: typeof sid === 'string' ? sid : '',
      refreshToken: outlivesSignIn(provider) ? (tokens.refresh_token ?? null) : null,
    };
  } catch (error) {
    throw failureOf(error);
  }
}

async function userInfo(configuration: Configuration, accessToken: string, subject: string): Promise<object> {
  return configuration.serverMetadata().userinfo_endpoint ? fetchUserInfo(configuration, accessToken, subject) : {};
}

/**
 * Whether refresh tokens of a provider are good for as long as the account is. Others end with what the person does there, often within half an hour, so their end
 * says nothing about the account (OpenID Connect Core §11).
 */
export function outlivesSignIn(provider: StoredProvider): boolean {
  return scopesOf(provider).includes('offline_access');
}

function scopesOf({ settings: { scopes } }: StoredProvider): string[] {
  return [...new Set(['openid', ...scopes.split(/\s+/).filter(Boolean)])];
}

/** Whether the provider was not there, said no, or said what is not to be believed. */
function failureOf(error: unknown): CampusFailure {
  if (error instanceof CampusFailure) return error;
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    if (error.error === 'access_denied') return new CampusFailure('cancelled', { cause: error });
    const isAway = error.error === 'temporarily_unavailable' || error.error === 'server_error';
    return new CampusFailure(isAway ? 'providerAway' : 'refused', { cause: error });
  }
  const isAway = error instanceof ClientError ? awayCodes.has(error.code ?? '') : error instanceof TypeError;
  return new CampusFailure(isAway ? 'providerAway' : 'refused', { cause: error });
}

const awayCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']);
