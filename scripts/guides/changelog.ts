import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changelogText } from '../../docs/storybook/changelogText';
import { listFiles } from '../files.mjs';
import { packageNames } from '../packages/entries.mjs';
import { root } from '../paths.mjs';
import { readText } from './book';

/** What changed, released and not. */
export function changelog(): string {
  const released = packageNames.map((name) => `packages/${name}/CHANGELOG.md`).filter((path) => existsSync(join(root, path)));
  const unreleased = listFiles(['.changeset'], (name: string) => name.endsWith('.md') && name !== 'README.md');
  return changelogText(unreleased.map(readText), released.map(readText));
}
