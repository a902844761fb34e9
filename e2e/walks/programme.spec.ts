import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../../scripts/paths.mjs';
import { expect, test } from '../support/test';
import { countHands } from './programme/counted';
import { courses, requirementLines } from './programme/programmeTexts';
import { programmeSteps } from './programme/steps';
import { keepIn } from './revision/kept';

/** How many presses of the mouse the whole job may take; a trial of an earlier state took 127. */
const mostClicks = 90;

for (const language of ['zh', 'en'] as const) {
  for (const isByKeyboard of [false, true]) {
    const way = `${isByKeyboard ? 'by keyboard alone' : 'by mouse'} in ${language === 'zh' ? 'Chinese' : 'English'}`;
    test(`a programme is made from nothing ${way}`, async ({ browser, profile, signIn }) => {
      const { look } = await keepIn(`programme ${way}`);
      const context = await browser.newContext(profile);
      const counted = await countHands(context);
      const page = await context.newPage();
      const counts: string[] = [];
      const steps = programmeSteps({ page, isByKeyboard });
      let [clicks, keys] = [0, 0];
      async function step(name: string, act: () => Promise<void>) {
        await test.step(name, act);
        counts.push(`${name}: ${counted.clicks - clicks} clicks, ${counted.keys - keys} keys`);
        [clicks, keys] = [counted.clicks, counted.keys];
        await look(page, name);
      }

      await signIn('collegeAdmin', { language, on: page });
      await step('department', () => steps.department('智慧学院'));
      await step('major', () => steps.major('智慧学院', '人工智能'));
      await step('requirements', () => steps.requirements(requirementLines));
      for (const course of courses) await step(`course ${course.name}`, () => steps.course(course));
      await step('matrices', () => steps.matrices(courses.at(-1)!));
      await step('syllabus', () => steps.syllabus());
      await step('pdf', () => steps.pdf());

      counts.push(`together: ${counted.clicks} clicks, ${counted.keys} keys`);
      console.log(`${way}\n  ${counts.join('\n  ')}`);
      await writeFile(join(cache, 'walks', `programme ${way}.txt`), `${counts.join('\n')}\n`);
      await context.close();
      if (isByKeyboard) expect(counted.clicks).toBe(0);
      expect(counted.clicks).toBeLessThanOrEqual(mostClicks);
    });
  }
}
