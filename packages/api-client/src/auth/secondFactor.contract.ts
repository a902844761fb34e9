import { idSchema, replyCodes, secondFactorCodeSchema, secondFactorKeySchema, secondFactorSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done } from '../core/param';

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/user/secondfactor',
  auth: 'signedIn',
  enrolment: true,
  writes: false,
  extension: true,
  data: secondFactorSchema,
  summary: 'Says whether the caller has a second factor.',
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/user/beginsecondfactor',
  auth: 'signedIn',
  enrolment: true,
  writes: true,
  extension: true,
  secret: true,
  data: secondFactorKeySchema,
  refusals: [replyCodes.conflict, replyCodes.passwordWanted],
  summary: 'Makes a key for an authenticator app; the second factor is off until a code of it is confirmed.',
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/user/confirmsecondfactor',
  auth: 'signedIn',
  enrolment: true,
  writes: true,
  extension: true,
  body: z.object({ code: secondFactorCodeSchema }),
  secret: true,
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  summary: 'Switches the second factor on with a code of the new key, and returns ten recovery codes, once.',
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/user/endsecondfactor',
  auth: 'signedIn',
  writes: true,
  extension: true,
  body: z.object({ code: secondFactorCodeSchema }),
  data: done,
  refusals: [replyCodes.passwordWanted],
  summary: 'Switches the second factor off with a code of it or a recovery code.',
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/manage/user/resetsecondfactor',
  auth: 'manage',
  writes: true,
  extension: true,
  subject: { kind: 'user', in: 'body', name: 'id' },
  body: z.object({ id: idSchema }),
  data: done,
  refusals: [replyCodes.passwordWanted],
  summary: "Switches somebody else's second factor off and ends their sign-ins.",
});
