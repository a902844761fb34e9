import { campusSignInSchema, exchangeCampusCodeRequestSchema, replyCodes, signInWaysSchema } from '@college/curriculum-model';
import { endpoint } from '../core/endpoint';

export const getSignInWays = endpoint({
  method: 'GET',
  path: '/auth/ways',
  auth: 'public',
  writes: false,
  extension: true,
  data: signInWaysSchema,
  summary: 'Says at which providers of the campus one can sign in, and whether passwords are open.',
});

export const exchangeCampusCode = endpoint({
  method: 'POST',
  path: '/auth/exchangecampuscode',
  auth: 'public',
  writes: true,
  extension: true,
  body: exchangeCampusCodeRequestSchema,
  secret: true,
  data: campusSignInSchema,
  refusals: [replyCodes.signInRefused, replyCodes.codeWanted, replyCodes.tooManyAttempts],
  summary: 'Signs in with the one-use code with which a provider of the campus sent the same browser back.',
});
