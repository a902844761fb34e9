import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const settingsOf = (path: string) => parse(textOf(path)) as Record<string, unknown>;

/** pnpm counts its release age in minutes, Dependabot its cooldown in days. */
const releaseAgeDays = Number(settingsOf('pnpm-workspace.yaml').minimumReleaseAge) / (24 * 60);

describe('updates', () => {
  const updates = settingsOf('.github/dependabot.yml').updates as {
    'package-ecosystem': string;
    schedule: { interval: string };
    cooldown: { 'default-days': number };
  }[];

  it('installs no version that is younger than three days', () => {
    expect(releaseAgeDays).toBeGreaterThanOrEqual(3);
  });

  it.each(['npm', 'github-actions'])('asks weekly for versions of %s, and for none that the installation would refuse', (ecosystem) => {
    const update = updates.find((candidate) => candidate['package-ecosystem'] === ecosystem);
    expect(update?.schedule.interval).toBe('weekly');
    expect(update?.cooldown['default-days']).toBeGreaterThan(releaseAgeDays);
  });
});

describe('workflows', () => {
  const paths = listFiles(['.github/workflows'], (name) => name.endsWith('.yml'));

  it.each(paths)('%s may write nothing but what a job of its own is given', (path) => {
    expect(settingsOf(path).permissions).toEqual({ contents: 'read' });
  });
});

describe('bill of materials', () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'college-bill-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names packages, server and workbench with what each brings along', () => {
    const path = join(folder, 'college.cdx.json');
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release/sbom.mjs', path], { cwd: root, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const bill = JSON.parse(readFileSync(path, 'utf8')) as Bill;
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    const refOf = (group: string, name: string) =>
      bill.components.find((component) => component.name === name && (component.group ?? '') === group)?.['bom-ref'];
    const neededBy = (name: string) => bill.dependencies.find(({ ref }) => ref === refOf('@college', name))?.dependsOn;
    expect(neededBy('server')).toContain(refOf('', 'hono'));
    expect(neededBy('workbench')).toContain(refOf('@tanstack', 'react-router'));
    for (const name of ['ui', 'curriculum-model', 'api-client', 'curriculum-widgets']) expect(refOf('@college', name)).toBeDefined();
    expect(bill.components.map(({ name }) => name)).not.toContain('vitest');
  });
});

interface Bill {
  components: { group?: string; name: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

it('says where a weakness is reported: the address of the repository, without a public issue', () => {
  const { repository } = JSON.parse(textOf('package.json')) as { repository: { url: string } };
  const address = `${repository.url.replace('git+', '').replace('.git', '')}/security/advisories/new`;
  expect(textOf('SECURITY.md')).toContain(address);
  expect(textOf('apps/server/src/http/mountSecurityTxt.ts')).toContain(address);
});
