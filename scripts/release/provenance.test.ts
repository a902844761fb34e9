import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageNames } from '../packages/entries.mjs';
import { pack, packedManifest } from '../packages/pack.mjs';
import { provenanceFaults } from './provenance.mjs';

const workflow = { GITHUB_SERVER_URL: 'https://git.college.example', GITHUB_REPOSITORY: 'another/place' };
let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'college-packed-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds in every tarball the address that npm signs', () => {
  const here = { GITHUB_SERVER_URL: undefined, GITHUB_REPOSITORY: undefined };
  expect(packageNames.flatMap((name) => provenanceFaults(packedManifest(pack(name, folder, { environment: here })), here))).toEqual([]);
});

it('finds the address of the repository whose workflow publishes', () => {
  const manifest = packedManifest(pack('curriculum-model', folder, { environment: workflow }));
  expect(provenanceFaults(manifest, workflow)).toEqual([]);
  expect(provenanceFaults(manifest, { ...workflow, GITHUB_REPOSITORY: 'one/more' })).toHaveLength(3);
});

it('names each part that npm would refuse or could not show', () => {
  expect(provenanceFaults({ name: '@college/ui' }, workflow)).toEqual([
    expect.stringContaining('repository.type is ""'),
    expect.stringContaining('repository.url is "", expected "git+https://git.college.example/another/place.git"'),
    expect.stringContaining('repository.directory is "", expected "packages/ui"'),
    expect.stringContaining('homepage is ""'),
    expect.stringContaining('bugs is ""'),
  ]);
});
