import { endpoint } from '../core/endpoint';
import { done } from '../core/param';

export const resetFixtures = endpoint({
  method: 'POST',
  path: '/test/resetfixtures',
  auth: 'public',
  writes: true,
  extension: true,
  data: done,
  summary: 'Puts the sample programme back as it was; a server has this call only outside production and only when asked.',
});
