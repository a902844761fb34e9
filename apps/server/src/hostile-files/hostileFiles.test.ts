import { expect, it, vi } from 'vitest';
import { calls } from '../calls';
import { describeOnOneEngine } from '../db/testing';
import { randomNumbers } from '../testing/randomNumbers';
import { tryFiles } from './tryFiles.test-data';
import { uploads } from './uploads.test-data';

// Each file is read on a thread of its own.
vi.setConfig({ testTimeout: 60_000 });

const megabyte = 1024 * 1024;

it('every call that takes a file is tried', () => {
  // A form has a file in it, and a body of more than ten megabytes pictures as text.
  const takeFiles = calls.filter(({ endpoint: { bodyFormat, maxBody = 0 } }) => bodyFormat === 'multipart' || maxBody > 10 * megabyte);
  const pathsOf = (list: readonly { endpoint: { path: string } }[]) => list.map(({ endpoint }) => endpoint.path).toSorted();
  expect(pathsOf(uploads)).toEqual(pathsOf(takeFiles));
});

describeOnOneEngine('hostile files', (database) => {
  it('are taken whole and clean, or refused with a sentence and nothing stored', async () => {
    const faults: string[] = [];
    const trial = { random: randomNumbers(7), count: 45, milliseconds: 15_000, onFault: (fault: string) => void faults.push(fault) };
    const { accepted, refused, pictures } = await tryFiles(database.current, trial);
    expect(faults).toEqual([]);
    // Neither side is tried by chance alone.
    for (const count of [accepted, refused, pictures]) expect(count).toBeGreaterThan(3);
  });
});
