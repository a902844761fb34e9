import { passwordLimits, securityNoticeSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done } from '../core/param';

export const reauthenticate = endpoint({
  method: 'POST',
  path: '/user/reauthenticate',
  auth: 'signedIn',
  enrolment: true,
  writes: true,
  extension: true,
  body: z.object({ password: z.string().min(1).max(passwordLimits.max) }),
  data: done,
  summary: "Checks the caller's password again; for some minutes it allows what is refused with code 30010.",
});

export const listSecurityNotices = endpoint({
  method: 'GET',
  path: '/user/securitynotices',
  auth: 'signedIn',
  writes: false,
  extension: true,
  data: z.array(securityNoticeSchema),
  summary: "Lists what happened to the caller's account lately, the latest first.",
});

export const seeSecurityNotices = endpoint({
  method: 'POST',
  path: '/user/seesecuritynotices',
  auth: 'signedIn',
  writes: true,
  extension: true,
  data: done,
  summary: "Marks the notices of the caller's account as seen.",
});
