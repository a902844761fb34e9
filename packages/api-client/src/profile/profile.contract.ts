import { replyCodes, saveUserInfoRequestSchema, userProfileSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';
import { fileBody } from '../core/param';

export const saveUserInfo = endpoint({
  method: 'POST',
  path: '/user/saveUserInfo',
  auth: 'signedIn',
  writes: true,
  body: saveUserInfoRequestSchema,
  maxBody: bodyLimits.picture,
  data: userProfileSchema,
  refusals: [replyCodes.conflict],
  summary: "Saves the caller's profile and picture.",
});

export const encodeImage = endpoint({
  method: 'POST',
  path: '/media/base64img',
  auth: 'signedIn',
  writes: false,
  body: fileBody,
  bodyFormat: 'multipart',
  data: z.string(),
  summary: 'Returns an uploaded picture as base64 text, without the head of a data URL.',
});

export const getUserProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  auth: 'signedIn',
  writes: false,
  extension: true,
  data: userProfileSchema,
  summary: "Returns the caller's profile.",
});
