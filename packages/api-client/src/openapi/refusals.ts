import { replyCodes, type ReplyCode } from '@college/curriculum-model';
import { z } from 'zod';
import type { Endpoint } from '../core/endpoint';

/** What the codes of refusals mean. */
export const refusalMeanings: Readonly<Record<Exclude<ReplyCode, typeof replyCodes.success>, string>> = {
  [replyCodes.tokenUnknown]: 'The token is unknown: sign in again.',
  [replyCodes.notLoggedIn]: 'There is no token: sign in first.',
  [replyCodes.tokenExpired]: 'The sign-in is over: sign in again.',
  [replyCodes.validation]: 'An input is missing, too long or not of its form; the message names it.',
  [replyCodes.signInRefused]: 'The name or the password is wrong, or the account is disabled.',
  [replyCodes.noRight]: 'The caller has no right to do this, or not to this record.',
  [replyCodes.notFound]: 'The record is not there, or not any more.',
  [replyCodes.notAllowed]: 'It cannot be done this way, or not at the moment.',
  [replyCodes.conflict]:
    'The record changed since it was read, or something else stands against it; where there is a current record, it is in the data.',
  [replyCodes.passwordWanted]: 'The password has to be entered again: `POST /user/reauthenticate`, then the same call.',
  [replyCodes.codeWanted]: 'A code of the second factor is needed too, or the one that was sent is wrong.',
  [replyCodes.secondFactorWanted]: 'The caller has to set up a second factor before anything else.',
  [replyCodes.tooManyAttempts]:
    'Too many attempts, or more at once or in all than one person may have; the message says which and for how long.',
  [replyCodes.internal]: 'A fault of the server, with HTTP status 503: nothing was done, and the same request may be sent again.',
};

/** With these any call may be refused. */
export const refusalsOfAll: readonly ReplyCode[] = [replyCodes.notAllowed, replyCodes.tooManyAttempts, replyCodes.internal];

const ofSignedIn: readonly ReplyCode[] = [replyCodes.tokenUnknown, replyCodes.notLoggedIn, replyCodes.tokenExpired, replyCodes.noRight];
/** What names a record: its number, or the state of a curriculum. */
const idNames = /^ids?$|Ids?$|^(course|major|department)id$|^(refs?|left|right)$/;
/** What an input is called that says on which state of a record a change is based (decision 42). */
const basisNames = /^(version|revision|basis|was|courseDescWas|latestId)$/;

/** The codes with which a call may be refused beside those of all calls, in ascending order: what its rights, inputs and writing imply, and those that it names. */
export function refusalsOf(endpoint: Endpoint): ReplyCode[] {
  const names = inputNames(endpoint);
  const codes: readonly (ReplyCode | false)[] = [
    ...(endpoint.auth === 'public' ? [] : ofSignedIn),
    endpoint.auth !== 'public' && !endpoint.enrolment && replyCodes.secondFactorWanted,
    names.length > 0 && replyCodes.validation,
    (endpoint.subject !== undefined || names.some((name) => idNames.test(name))) && replyCodes.notFound,
    endpoint.writes && names.some((name) => basisNames.test(name)) && replyCodes.conflict,
    ...(endpoint.refusals ?? []),
  ];
  const found = new Set(codes.filter((code) => code !== false));
  return [...found].filter((code) => !refusalsOfAll.includes(code)).toSorted();
}

function inputNames({ query, body }: Endpoint): string[] {
  const found: string[] = [];
  for (const schema of [query, body]) {
    if (!schema) continue;
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => void found.push('', ...Object.keys(jsonSchema.properties ?? {})),
    });
  }
  return found;
}
