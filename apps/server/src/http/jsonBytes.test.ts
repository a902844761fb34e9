import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonBytes } from './jsonBytes';

it('writes what JSON.stringify writes', async () => {
  const leaf = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined),
    fc.date({ noInvalidDate: true }),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 6 }, leaf, fc.array(tie('value'), { maxLength: 60 }), fc.dictionary(fc.string(), tie('value'))),
  }));
  await fc.assert(
    fc.asyncProperty(value, async (given) => {
      // Halves of a character are replaced by whoever encodes them.
      const expected = Buffer.from(JSON.stringify(given) ?? 'null').toString();
      expect((await jsonBytes(given)).toString()).toBe(expected);
    }),
  );
});

it('gives others a turn every few milliseconds while it writes megabytes', async () => {
  const cells = Array.from({ length: 2000 }, (_, id) => ({ id, point: { title: `链表 ${id}`, description: '指针操作'.repeat(100) } }));
  let isWritten = false;
  let turns = 0;
  const writing = jsonBytes(Array.from({ length: 12 }, () => ({ data: cells }))).then(() => (isWritten = true));
  while (!isWritten) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  await writing;
  expect(turns).toBeGreaterThan(4);
});
