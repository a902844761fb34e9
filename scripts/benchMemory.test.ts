import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readTaken, writeTaken } from './benchMemory.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('knows what was taken on the same machine, and of another one nothing', () => {
  const file = join(folder, 'deep', 'bench.json');
  expect(readTaken(file, 'here').size).toBe(0);
  writeTaken(file, 'here', new Map([['form', [{ figure: 'a key', ours: '1.3×' }]]]));
  expect([...readTaken(file, 'here')]).toEqual([['form', [{ figure: 'a key', ours: '1.3×' }]]]);
  expect(readTaken(file, 'there').size).toBe(0);
});
