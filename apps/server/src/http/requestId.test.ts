import { expect, it } from 'vitest';
import { requestIdOf } from './requestId';

const own = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it('takes the well-formed id of a trusted balancer', () => {
  for (const id of ['7f3a1c9e', 'a'.repeat(64), 'req_1-2.3ABC']) expect(requestIdOf(id, true)).toBe(id);
});

it.each([['short'], ['a'.repeat(65)], ['seven 7 spaces'], ['line\nbreak1'], ['<script>1'], ['编号12345678'], [undefined]])(
  'makes one instead of %j',
  (id) => expect(requestIdOf(id, true)).toMatch(own),
);

it('takes none from a caller who is no balancer', () => expect(requestIdOf('7f3a1c9e', false)).toMatch(own));
