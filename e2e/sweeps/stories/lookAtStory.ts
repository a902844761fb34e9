import { combinationsOf, nameOf, ownLanguageOf, type Combination, type OwnGlobals } from './combinations';
import { collectFindings, type StoryResult } from './findings';
import type { KnownTexts } from './inPage/texts';
import { withoutTextsOfStory } from './knownTexts';
import { fitsDesk, reflowExceptionOf } from './reflow';
import { shortSnapshot } from './shortSnapshot';
import type { ListedStory } from './storybook';
import type { StoryPage } from './storyPage';

const desk = { width: 1300, height: 900 };
// 1300 × 900 at 200 %: what is laid out is half as wide and half as high.
const zoomed = { width: 650, height: 450 };
const phone = { width: 320, height: 640 };

/**
 * Everything that the sweep looks for at one story. Its play runs once, in the language it was written for;
 * then the toolbars are changed as a person changes them, and the state that the play reached is looked at in each combination.
 */
export async function lookAtStory(
  page: StoryPage,
  story: ListedStory,
  { chosen, known, isTypical = false }: { chosen: readonly Combination[]; known: KnownTexts; isTypical?: boolean },
) {
  const startedAt = Date.now();
  const findings = collectFindings();
  await page.page.setViewportSize(desk);
  page.takeFaults();
  const first: Combination = { language: 'zh', theme: chosen[0]?.theme ?? 'light' };
  await page.show(story, first);
  const hasFailed = page.reportedSoFar().some(({ kind }) => kind === 'play');
  // A story must work when somebody opens it; what another one left behind in the page is not its fault.
  if (hasFailed) {
    page.takeFaults();
    await page.show(story, first, { isFresh: true });
  }
  const own = await page.ownGlobals();
  findings.add(`${ownLanguageOf(own)}/play`, page.takeFaults());
  const combinations = combinationsOf(own, chosen);
  const spoken: { zh?: string[]; en?: string[] } = {};
  for (const combination of combinations) {
    await page.setCombination(combination);
    const place = nameOf(combination);
    findings.add(`${place} 1300`, await page.page.evaluate(lookAtDesk, { known, isFitting: fitsDesk(story) }));
    if (isTypical) spoken[combination.language] ??= shortSnapshot(await page.page.locator('body').ariaSnapshot());
    // A theme changes colours and the edge of layers; what fits is found in the first theme of each language.
    if (combination.theme === combinations[0]?.theme) await lookAtNarrow(place);
    findings.add(place, page.takeFaults());
  }

  async function lookAtNarrow(place: string) {
    await page.resize(zoomed.width, zoomed.height);
    findings.add(
      `${place} 200 %`,
      await page.page.evaluate(() => [...window.storySweep.findClipped(), ...window.storySweep.findOverlaps()]),
    );
    if (reflowExceptionOf(story) === undefined) {
      await page.resize(phone.width, phone.height);
      findings.add(`${place} 320`, await page.page.evaluate(lookAtPhone));
    }
    await page.resize(desk.width, desk.height);
  }

  return resultOf(story, { own, drawn: combinations.map(nameOf), findings: findings.all(), startedAt, ...(isTypical && { spoken }) });
}

/** Looks at a story drawn in English from the start, without its play: nothing in it was said in another language before. */
export async function lookAtEnglishStart(page: StoryPage, story: ListedStory, { known }: { known: KnownTexts }) {
  const startedAt = Date.now();
  const findings = collectFindings();
  page.takeFaults();
  await page.show(story, { language: 'en', theme: 'light' });
  const own = await page.ownGlobals();
  findings.add('en/start 1300', await page.page.evaluate(lookAtDesk, { known, isFitting: fitsDesk(story) }));
  // The texts of a plain component's story come from the story, not from the component.
  if (story.title.startsWith('Widgets/')) {
    findings.add(
      'en/start',
      await page.page.evaluate((texts) => window.storySweep.findForeignMessages(texts), withoutTextsOfStory(known, story.importPath)),
    );
  }
  findings.add('en/start', page.takeFaults());
  return resultOf(story, { own, drawn: ['en/start'], findings: findings.all(), startedAt });
}

function resultOf(
  story: ListedStory,
  seen: Pick<StoryResult, 'drawn' | 'findings' | 'spoken'> & { own: OwnGlobals; startedAt: number },
): StoryResult {
  const { id, title, name } = story;
  const { own, startedAt, ...rest } = seen;
  return { id, title, name, ...rest, fixed: Object.keys(own), milliseconds: Date.now() - startedAt };
}

async function lookAtDesk({ known, isFitting }: { known: KnownTexts; isFitting: boolean }) {
  const sweep = window.storySweep;
  return [
    ...sweep.findMissingMessages(known),
    ...sweep.findClipped(),
    ...sweep.findOverlaps(),
    ...(isFitting ? sweep.findWidePage() : []),
    ...(await sweep.findAxeViolations()),
  ];
}

function lookAtPhone() {
  const sweep = window.storySweep;
  return [...sweep.findClipped(), ...sweep.findOverlaps(), ...sweep.findWidePage(), ...sweep.findSidewaysRegions()];
}
