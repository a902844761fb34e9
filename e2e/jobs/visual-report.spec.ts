import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { compareFolders } from '../visual/compare';
import { writeReport } from '../visual/report';

let folder: string;
test.beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'college-visual-'))));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function draw(side: 'before' | 'after', story: string, ground: number) {
  const picture = new PNG({ width: 40, height: 20 });
  picture.data.fill(ground);
  mkdirSync(join(folder, side, 'zh-light'), { recursive: true });
  writeFileSync(join(folder, side, 'zh-light', `${story}.png`), PNG.sync.write(picture));
}

test('the report of the visual review shows a planted change, a new picture and one that is gone, and nothing else', async ({ page }) => {
  draw('before', 'ui-button--primary', 200);
  draw('after', 'ui-button--primary', 180);
  draw('before', 'ui-button--same', 255);
  draw('after', 'ui-button--same', 255);
  draw('after', 'ui-link--new', 255);
  draw('before', 'ui-link--old', 255);
  const places = { before: join(folder, 'before'), after: join(folder, 'after'), differences: join(folder, 'differences') };
  const path = writeReport({
    folder,
    comparisons: compareFolders(places),
    base: '0123456789abcdef',
    titles: { 'ui-button--primary': 'UI/Button / Primary </script>' },
    folders: { before: 'before', after: 'after', difference: 'differences' },
  });
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByText('3 of 4 pictures differ from 0123456789')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  const changed = page.getByRole('article').filter({ hasText: 'UI/Button / Primary </script> — zh-light — changed' });
  for (const side of ['Before', 'After', 'Difference'])
    await expect(changed.getByRole('img', { name: new RegExp(`${side} ·`) })).toHaveJSProperty('naturalWidth', 40);
  await page.getByRole('searchbox').fill('link--new');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(page.getByRole('article').first()).toBeFocused();
});
