import { requestNaming } from '@college/curriculum-model';
import { requestIdOf } from '@college/ui/RequestId';
import { expect, it } from 'vitest';

it.each(['zh', 'en'] as const)('the id that a failure of the server names in %s is the one that is shown apart', (language) => {
  const requestId = '5b0c7d1e-6a57-4f0e-9d0c-2f4f3f6f3a11';
  const message = `502 Bad Gateway${requestNaming(requestId)[language]}`;
  expect(requestIdOf(message)).toEqual({ sentence: '502 Bad Gateway', requestId });
});
