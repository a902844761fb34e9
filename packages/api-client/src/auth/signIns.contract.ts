import { idSchema, signInSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done } from '../core/param';

export const listSignIns = endpoint({
  method: 'GET',
  path: '/user/signins',
  auth: 'signedIn',
  writes: false,
  extension: true,
  data: z.array(signInSchema),
  summary: "Lists the caller's own sign-ins, the latest use first.",
});

export const endSignIn = endpoint({
  method: 'POST',
  path: '/user/endsignin',
  auth: 'signedIn',
  writes: true,
  extension: true,
  body: z.object({ id: idSchema }),
  data: done,
  summary: "Ends one of the caller's own sign-ins.",
});

export const endOtherSignIns = endpoint({
  method: 'POST',
  path: '/user/endothersignins',
  auth: 'signedIn',
  writes: true,
  extension: true,
  data: done,
  summary: "Ends all of the caller's own sign-ins but the one that asks.",
});
