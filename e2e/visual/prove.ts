import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../scripts/browser.mjs';
import type { ListedStory } from '../sweeps/stories/storybook';
import { compareFolders, type Comparison } from './compare';
import { writeReport } from './report/writeReport';
import { takePictures } from './takePictures';

/** Two pixels in the corner of every page, one shade off any ground. */
const plantedPixels = `html::after { content: ''; position: fixed; z-index: 9999; inset: 4px auto auto 4px; inline-size: 2px; block-size: 1px; background: rgb(128 128 129 / 0.5); }`;
/** Buttons that are two pixels lower than they should be. */
const plantedShift = `[data-cw-root] button { translate: 0 2px; }`;

const shownFolders = { before: 'before', after: 'after', difference: 'differences' };

interface Proof {
  storybook: string;
  /** The folder for the pictures of the proof. */
  home: string;
  isWanted: (story: ListedStory) => boolean;
}

/** Shows that the comparison can be trusted: a second run finds nothing, two pixels are found in every picture, and a shift by two pixels too. */
export async function prove({ storybook, home, isWanted }: Proof): Promise<boolean> {
  const folder = join(home, 'proof');
  const failures: string[] = [];
  async function take(side: 'before' | 'after', styles?: string) {
    const into = join(folder, side);
    rmSync(into, { recursive: true, force: true });
    const taken = await takePictures({ storybook, folderOf: () => into, isWanted, styles });
    failures.push(...taken.failures.map(({ words }) => words));
    return into;
  }
  async function compareWith(styles?: string): Promise<Comparison[]> {
    const after = await take('after', styles);
    return compareFolders({ before: join(folder, 'before'), after, differences: join(folder, 'differences') });
  }
  await take('before');
  const again = differing(await compareWith());
  if (again.length > 0) {
    console.log(`A second run: ${again.length} pictures differ: ${names(again)}. They lie in ${folder}`);
    return false;
  }
  const pixels = await compareWith(plantedPixels);
  const shifted = differing(await compareWith(plantedShift));
  const found = differing(pixels);
  const shownCount = await countShown(
    await writeReport({ folder, comparisons: pixels, base: 'proof', names: {}, decisions: [], folders: shownFolders }),
  );
  rmSync(folder, { recursive: true, force: true });

  for (const failure of failures) console.error(`Not drawn: ${failure}`);
  console.log(`A second run: 0 of ${pixels.length} pictures differ.`);
  console.log(`Two planted pixels: found in ${found.length} of ${pixels.length} pictures.`);
  console.log(`On the page of the report: ${shownCount} of them.`);
  console.log(`Buttons two pixels lower: found in ${shifted.length} of ${pixels.length} pictures.`);
  return failures.length === 0 && pixels.length > 0 && found.length === pixels.length && shownCount === found.length && shifted.length > 0;
}

/** How many pictures the page shows to whoever opens it. */
async function countShown(path: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(path).href);
    return await page.getByRole('article').count();
  } finally {
    await browser.close();
  }
}

function differing(comparisons: readonly Comparison[]) {
  return comparisons.filter(({ kind }) => kind !== 'same');
}

function names(comparisons: readonly Comparison[]) {
  return comparisons.map(({ mode, story }) => `${mode} ${story}`).join(', ');
}
