import { relateValues } from '@college/curriculum-model';
import type { Page } from '@playwright/test';
import { matrixAddress, matrixPage } from '../pages/matrixPage';
import { matrixAxes, storedMatrices } from '../support/matrixRecords';
import { seededRandom } from '../support/seededRandom';
import { expect, test } from '../support/test';

const minutes = Number(process.env.WALK_MINUTES ?? 5);
const seed = Number(process.env.WALK_SEED ?? 1);

/** The keys that set a support, and what is stored of each. */
const keys = { '1': relateValues.strong, '2': relateValues.weak, '0': null } as const;
type Key = keyof typeof keys;
// The cell with the ring says where it is too.
const names: Record<Key, RegExp> = {
  '1': /(^|，)强支撑|(^|, )strong support/i,
  '2': /(^|，)弱支撑|(^|, )weak support/i,
  '0': /^$|，空白|, blank/,
};

interface Editor {
  page: Page;
  course: string;
  /** The places of the cells that this person edits. */
  places: readonly number[];
}

test('two people in one matrix at once lose nothing, and see each other’s cells within a second', async ({
  page,
  openElsewhere,
  people,
  signIn,
}) => {
  test.setTimeout((minutes + 3) * 60_000);
  const admin = await people.client('collegeAdmin');
  const { indicatorIds } = await matrixAxes(admin);
  const before = await storedMatrices(admin);
  const free = indicatorIds
    .filter((id) => !before.bindings.some(({ requireId }) => requireId === id))
    .map((id) => indicatorIds.indexOf(id) + 1)
    // Both see these without scrolling, and so whose they are.
    .filter((place) => place <= 17);
  const other = await openElsewhere();
  await signIn('majorLeader', { at: matrixAddress });
  await signIn('collegeAdmin', { at: matrixAddress, on: other, language: 'en' });
  const editors: [Editor, Editor] = [
    { page, course: '数据结构', places: free.filter((_, at) => at % 2 === 0) },
    { page: other, course: 'Data Structures', places: free.filter((_, at) => at % 2 === 1) },
  ];
  const heads = matrixPage(page).grid.getByRole('columnheader', { name: /^\d+\.\d+$/ });
  await expect(heads).toHaveCount(indicatorIds.length);
  const numbers = await heads.allInnerTexts();
  const end = Date.now() + minutes * 60_000;
  const told: { cell: number[]; save: number[] } = { cell: [], save: [] };
  const acknowledged = new Map<number, Key>();

  async function work(own: Editor, theirs: Editor, random: () => number) {
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)]!;
    const [mine, seen] = [matrixPage(own.page), matrixPage(theirs.page)];
    const marks = theirs.page.getByRole('list', { name: /^(他人正在编辑的位置|What others edit)$/ }).getByRole('listitem');
    const unsaved = own.page.getByText(/^\d+ (处修改未保存|unsaved changes?)$/);
    const changed = new Map<number, Key>();

    /** Stores what is changed, where that is other than what is stored, and waits until the other one sees it. */
    async function save() {
      if ((await unsaved.count()) > 0) {
        // Of two saves that cross one is refused, and sent again over what the other one stored.
        const stored = own.page.waitForResponse(
          async (reply) => reply.url().endsWith('/savematrices') && (await reply.json()).code === '0',
        );
        await own.page.keyboard.press('Control+s');
        await stored;
      }
      const saved = Date.now();
      for (const [at, wanted] of changed) {
        acknowledged.set(at, wanted);
        await expect(seen.cell(theirs.course, at)).toHaveAccessibleName(names[wanted]);
      }
      told.save.push(Date.now() - saved);
      changed.clear();
    }

    let last = 0;
    while (Date.now() < end) {
      const place = pick(own.places);
      const key = pick(Object.keys(keys) as Key[]);
      // On the cell with the ring a press would lead into its form.
      if (place !== last) await mine.cell(own.course, place).click();
      last = place;
      const chosen = Date.now();
      await own.page.keyboard.press(key);
      changed.set(place, key);
      await expect(mine.cell(own.course, place)).toHaveAccessibleName(names[key]);
      await expect(marks).toHaveText(new RegExp(`× ${numbers[place - 1]!.replace('.', '\\.')}$`));
      told.cell.push(Date.now() - chosen);
      if (changed.size >= 3) await save();
    }
    await save();
  }

  await Promise.all([work(editors[0], editors[1], seededRandom(seed)), work(editors[1], editors[0], seededRandom(seed + 1))]);

  const after = await storedMatrices(admin);
  const stored = new Map(after.bindings.map(({ requireId, relate }) => [indicatorIds.indexOf(requireId) + 1, relate]));
  for (const [place, key] of acknowledged) {
    expect(stored.get(place) ?? null, `place ${place}`).toBe(keys[key]);
    for (const { page: shown, course } of editors) await expect(matrixPage(shown).cell(course, place)).toHaveAccessibleName(names[key]);
  }
  expect(after.bindings).toEqual(expect.arrayContaining(before.bindings));
  for (const { page: shown } of editors) await expect(shown.getByRole('dialog')).toHaveCount(0);
  const slowest = Object.entries(told).map(([what, times]) => `${what} ${times.length} × at most ${Math.max(...times)} ms`);
  console.log(`seed ${seed}, ${minutes} minutes: ${slowest.join(', ')}`);
  expect(Math.max(...told.cell)).toBeLessThan(1000);
});
