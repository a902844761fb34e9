import { courseUnitFields, currentOf, labelsOf, manageOf, namesWhere } from '@college/curriculum-model';
import { aCourseUnit, leastCourseUnitFields, sampleUser } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { aCollege } from '../../support/fakes/aCollege';
import { keepUnit } from '../fakes/keepUnit';
import { CourseUnitDetail } from './CourseUnitDetail';

const user = sampleUser('majorLeader');
const actor = { manage: manageOf(user), current: currentOf(user, 1001, '80101') };
const labels = labelsOf(courseUnitFields, 'zh', 'short');

it('has a control for every field, whose value is saved', async () => {
  const course = aCourseUnit({ ...leastCourseUnitFields(), name: '数据结构' });
  const { courseUnits: source } = aCollege({ as: 'majorLeader', prepare: keepUnit({ course, pointksa: [] }) });
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <CourseUnitDetail source={source} courseUnitId={1004} majorId={1001} actor={actor} />
      </ToastProvider>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('textbox', { name: labels.name })).toHaveValue('数据结构');

  const unplaced = Object.entries(labels).filter(
    ([name, label]) => !document.querySelector(`[data-place="${name}"]`)?.textContent.includes(label),
  );
  expect(unplaced).toEqual([]);

  const texts = Object.fromEntries(namesWhere(courseUnitFields, { kind: 'text' }).map((name) => [name, `新${labels[name]}`]));
  for (const [name, text] of Object.entries(texts)) {
    await screen.getByRole('textbox', { name: new RegExp(`^${labels[name as keyof typeof labels]}`) }).fill(text);
  }
  const hours = Object.fromEntries(namesWhere(courseUnitFields, { kind: 'hours' }).map((name, index) => [name, 7 + index]));
  for (const [name, value] of Object.entries(hours)) {
    await screen.getByRole('spinbutton', { name: labels[name as keyof typeof labels] }).fill(String(value));
  }
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => source.saveCourseUnit.mock.lastCall?.[0].course).toMatchObject({ ...texts, ...hours });
});
