import {
  downloadTicketRequestSchema,
  downloadTicketSchema,
  forgetPasswordRequestSchema,
  initManageSchema,
  loginRequestSchema,
  loginResponseSchema,
  newPasswordSchema,
  replyCodes,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done } from '../core/param';

export const initManage = endpoint({
  method: 'GET',
  path: '/auth/initmanage',
  auth: 'signedIn',
  writes: false,
  data: initManageSchema,
  summary: 'Returns the menus and the permission of the caller.',
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
  writes: true,
  demo: true,
  extension: true,
  body: loginRequestSchema,
  secret: true,
  data: loginResponseSchema,
  refusals: [replyCodes.signInRefused, replyCodes.codeWanted, replyCodes.tooManyAttempts],
  summary: 'Signs in with e-mail and password.',
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  auth: 'signedIn',
  enrolment: true,
  writes: true,
  demo: true,
  extension: true,
  data: done,
  summary: "Ends the caller's sign-in.",
});

export const forgetPassword = endpoint({
  method: 'POST',
  path: '/auth/forgetpwd',
  auth: 'public',
  writes: true,
  extension: true,
  body: forgetPasswordRequestSchema,
  data: done,
  refusals: [replyCodes.tooManyAttempts],
  summary: 'Sends a link for a new password; the answer is the same whether or not the address is known.',
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/resetpwd',
  auth: 'public',
  writes: true,
  extension: true,
  body: z.object({ token: z.string().max(200), fresh: newPasswordSchema }),
  data: done,
  refusals: [replyCodes.tooManyAttempts],
  summary: 'Sets a new password with the one-use token of the link.',
});

export const createDownloadTicket = endpoint({
  method: 'POST',
  path: '/auth/downloadticket',
  auth: 'signedIn',
  writes: true,
  demo: true,
  extension: true,
  body: downloadTicketRequestSchema,
  secret: true,
  data: downloadTicketSchema,
  refusals: [replyCodes.notFound],
  summary: 'Returns a one-use ticket for one download by address, after checking the right to that file.',
});
