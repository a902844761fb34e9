import { aCourseUnit, sampleUser } from '@college/curriculum-model/fixtures';
import { currentOf, manageOf } from '@college/curriculum-model';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { aCollege, type College } from '../../../../support/fakes/aCollege';
import { CourseUnitDetail } from '../../CourseUnitDetail';
import type { CourseUnitDetailSource } from '../../CourseUnitDetailSource';

const user = sampleUser('majorLeader');
const actor = { manage: manageOf(user), current: currentOf(user, 1001, '80101') };

/** 数据结构 with two other courses of its major. */
function three({ state }: College) {
  state.courseUnits = [
    aCourseUnit(),
    { ...aCourseUnit(), id: 1101, name: '离散数学' },
    { ...aCourseUnit(), id: 1102, name: '程序设计' },
    { ...aCourseUnit(), id: 1103, name: '外专业课程', majorId: 1002 },
  ];
}

async function open(prepare: (college: College) => void = three, change: Partial<CourseUnitDetailSource> = {}, isReadOnly = false) {
  const { courseUnits: source } = aCollege({ as: 'majorLeader', prepare });
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <CourseUnitDetail source={{ ...source, ...change }} courseUnitId={1004} majorId={1001} actor={actor} isReadOnly={isReadOnly} />
      </ToastProvider>
    </UiProvider>,
  );
  await expect.element(screen.getByRole(isReadOnly ? 'group' : 'textbox', { name: '课程简介' })).toBeVisible();
  const sent = () => source.saveCourseUnit.mock.lastCall?.[0].course;
  return { screen, source, sent, save: () => screen.getByRole('button', { name: '保存' }).click() };
}

it('sets a term and finds prerequisites by name with the keyboard alone', async () => {
  const { screen, sent, save } = await open();
  const term = screen.getByRole('button', { name: /修读学期/ });
  await expect.element(term).toBeVisible();
  term.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: '第 3 学期' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await userEvent.keyboard('{Tab}');
  const before = screen.getByRole('combobox', { name: '先修课程' });
  await expect.element(before).toHaveFocus();
  await userEvent.keyboard('离散');
  await expect.element(screen.getByRole('option', { name: '离散数学' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('list', { name: '先修课程' })).toHaveTextContent('离散数学');
  // The next one is looked for at once.
  await expect.element(before).toHaveValue('');
  await expect.element(before).toHaveFocus();
  await userEvent.keyboard('程序');
  await expect.element(screen.getByRole('option', { name: '程序设计' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('list', { name: '先修课程' })).toHaveTextContent('离散数学程序设计');
  await save();
  await expect.poll(sent).toMatchObject({ semester: 3, prerequisites: [1101, 1102] });
});

it('offers neither the course itself, nor those of the other list, nor those of other majors', async () => {
  const { screen } = await open((college) => {
    three(college);
    Object.assign(college.state.courseUnits[0]!, { prerequisites: [1101] });
  });
  await expect.element(screen.getByRole('list', { name: '先修课程' })).toHaveTextContent('离散数学');
  await screen.getByRole('combobox', { name: '并修课程' }).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: '程序设计' })).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(1);
});

it('takes a course out, and sends nothing of what was not touched', async () => {
  const { screen, sent, save } = await open((college) => {
    three(college);
    Object.assign(college.state.courseUnits[0]!, { semester: 2, prerequisites: [1101, 1102], corequisites: [] });
  });
  await screen.getByRole('button', { name: '移除「离散数学」' }).click();
  await expect.element(screen.getByRole('combobox', { name: '先修课程' })).toHaveFocus();
  await save();
  await expect.poll(sent).toMatchObject({ prerequisites: [1102] });
  expect(Object.keys(sent() ?? {})).not.toContain('semester');
});

it('is read in words by somebody who may not write, and is not there where it says nothing', async () => {
  const filled = await open(
    (college) => {
      three(college);
      Object.assign(college.state.courseUnits[0]!, { semester: 2, prerequisites: [1101, 1102] });
    },
    {},
    true,
  );
  await expect.element(filled.screen.getByRole('group', { name: '先修课程' })).toHaveTextContent('离散数学、程序设计');
  await filled.screen.unmount();
  const { screen } = await open(three, {}, true);
  await expect.element(screen.getByText('修读安排')).not.toBeInTheDocument();
});

it('is left out where the embedder lists no courses', async () => {
  const { screen } = await open(three, { listCourseUnits: undefined } as Partial<CourseUnitDetailSource>);
  await expect.element(screen.getByText('修读安排')).not.toBeInTheDocument();
});

it('says that the courses could not be loaded, and tries again', async () => {
  let isAway = true;
  const list = aCollege({ as: 'majorLeader', prepare: three }).courseUnits;
  const { screen } = await open(three, {
    listCourseUnits: async (...request) => {
      if (isAway) throw new Error('offline');
      return list.listCourseUnits(...request);
    },
  });
  await screen.getByRole('combobox', { name: '先修课程' }).click();
  await expect.element(screen.getByText('没有取到本专业的课程。')).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('没有取到本专业的课程。')).not.toBeInTheDocument();
});
