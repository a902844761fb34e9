import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { chromiumPath } from '../../scripts/browser.mjs';
import { digestOf } from '../../scripts/freshness.mjs';

const sources = [
  'e2e/visual/takePictures.ts',
  'e2e/visual/modes.ts',
  'e2e/visual/pictureStore.ts',
  'e2e/sweeps/stories',
  '.storybook/modes.json',
];

/** What makes a picture besides the story: another browser or another way of taking and keeping them would make every one differ. */
export function cameraDigest(): string {
  const path = chromiumPath();
  const browser = path ? `${path} ${statSync(path).mtimeMs}` : 'the one of Playwright';
  return createHash('sha256').update(digestOf(sources)).update(browser).digest('hex').slice(0, 8);
}
