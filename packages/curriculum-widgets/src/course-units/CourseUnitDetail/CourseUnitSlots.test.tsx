import { currentOf, manageOf, type CompletionTarget } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aCollege } from '../../support/fakes/aCollege';
import { CourseGoals } from '../../goals/CourseGoals';
import { dataStructures, keepUnit, storedUnit } from '../fakes/keepUnit';
import { CourseUnitDetail } from './CourseUnitDetail';
import type { CourseUnitControls, CourseUnitSlots, OpenCourseUnit } from './openCourseUnit';
import type { MarkedPlace } from '../../support/placeMarks/PlaceMark';

const user = sampleUser('majorLeader');
const actor = { manage: manageOf(user), current: currentOf(user, 1001, '80101') };

const aServer = (unit = dataStructures) => aCollege({ as: 'majorLeader', prepare: keepUnit(unit) });

async function open(slots: CourseUnitSlots = {}) {
  const college = aServer();
  const { courseUnits: source } = college;
  const controls: { current: CourseUnitControls | null } = { current: null };
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <CourseUnitDetail source={source} courseUnitId={1004} majorId={1001} actor={actor} slots={slots} controls={controls} />
      </ToastProvider>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('textbox', { name: /^课程名称/ })).toHaveValue('数据结构');
  return { college, source, screen, controls: controls.current! };
}

describe('the parts around the form', () => {
  it('are drawn for the unit as edited', async () => {
    const seen: OpenCourseUnit[] = [];
    const { screen } = await open({
      sidePanel: (unit) => {
        seen.push(unit);
        return <p>检查：{unit.course.name}</p>;
      },
      goals: () => <p>目标在此</p>,
    });
    await screen.getByRole('textbox', { name: /^课程名称/ }).fill('算法');
    await expect.element(screen.getByText('检查：算法')).toBeVisible();
    expect(seen.at(-1)).toMatchObject({ id: 1004, majorId: 1001, isNew: false, isReadOnly: false, hasImport: false });
    await expect.element(screen.getByRole('region', { name: '教学目标' }).getByText('目标在此')).toBeVisible();
  });
});

it('renders what the page offers beside its texts, chapters and goals, and nothing beside what is not stored yet', async () => {
  const { courseUnits: source, goals } = aServer();
  const controls: { current: CourseUnitControls | null } = { current: null };
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <CourseUnitDetail
          source={source}
          courseUnitId={1004}
          majorId={1001}
          actor={actor}
          controls={controls}
          renderMark={({ kind, field, name }) => <button type="button">{`${kind}#${field ?? ''} ${name}`}</button>}
          slots={{ goals: () => <CourseGoals source={goals} courseId={1004} majorId={1001} /> }}
        />
      </ToastProvider>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'course#introduction 课程简介' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^goal# / }).first()).toBeVisible();
  for (const name of ['name 课程名称', 'typeId 课程性质', 'classId 类别'])
    await expect.element(screen.getByRole('button', { name: `course#${name}` })).toBeVisible();
  const chapters = screen.getByRole('button', { name: /^chapter# / });
  const stored = chapters.elements().length;
  expect(stored).toBeGreaterThan(0);
  // Each in the row of its chapter.
  expect(new Set(chapters.elements().map((mark) => mark.closest('[role=row]'))).size).toBe(stored);
  controls.current!.fill({ fields: {}, projects: [{ name: '字符串', theoryPeriod: 4, practicePeriod: 0 }] });
  await expect.element(screen.getByRole('textbox', { name: `名称，第 ${stored + 1} 行` })).toHaveValue('字符串');
  expect(chapters.elements()).toHaveLength(stored);
});

it('leads to the section of the points from a KSA item that no point lists', async () => {
  const { courseUnits: source } = aServer();
  await render(
    <UiProvider>
      <ToastProvider>
        <CourseUnitDetail source={source} courseUnitId={1004} majorId={1001} actor={actor} arrival={{ kind: 'ksa', id: 9999 }} />
      </ToastProvider>
    </UiProvider>,
  );
  await expect.poll(() => document.activeElement?.closest<HTMLElement>('section[data-place]')?.dataset.place).toBe('points');
});

it('shows the unit of which this one is a copy, also after a save', async () => {
  const copiedFrom = { id: 1001, name: '数据结构', majorId: 1002, majorName: '计算机科学与技术' };
  const { courseUnits: source } = aServer();
  const load = source.loadCourseUnit.getMockImplementation()!;
  source.loadCourseUnit.mockImplementation(async (...asked) => ({ ...(await load(...asked)), copiedFrom }));
  const save = source.saveCourseUnit.getMockImplementation()!;
  source.saveCourseUnit.mockImplementation(async (...sent) => {
    const { record, ...saved } = await save(...sent);
    return { ...saved, record: { ...record!, copiedFrom } };
  });
  const controls: { current: CourseUnitControls | null } = { current: null };
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <CourseUnitDetail
          source={source}
          courseUnitId={1004}
          majorId={1001}
          actor={actor}
          slots={{ facts: (unit) => <span>复制自{unit.copiedFrom?.majorName}</span> }}
          controls={controls}
        />
      </ToastProvider>
    </UiProvider>,
  );
  await expect.element(screen.getByText('复制自计算机科学与技术')).toBeVisible();
  await screen.getByRole('textbox', { name: /^课程名称/ }).fill('算法');
  await controls.current!.save();
  await expect.element(screen.getByText('复制自计算机科学与技术')).toBeVisible();
  expect(source.loadCourseUnit).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'focusin'])('act for the unit as it is written, however little time passed since: %s', async (begins) => {
  const actedFor = vi.fn();
  const { screen } = await open({
    headerTools: (unit) => (
      <button type="button" onClick={() => actedFor(unit.course.name)}>
        助手
      </button>
    ),
  });
  const name = screen.getByRole('textbox', { name: /^课程名称/ }).element() as HTMLInputElement;
  const tool = screen.getByRole('button', { name: '助手' }).element() as HTMLElement;
  name.setSelectionRange(0, name.value.length);
  name.focus();
  document.execCommand('insertText', false, '算法');
  await Promise.resolve();
  tool.dispatchEvent(new Event(begins, { bubbles: true }));
  await Promise.resolve();
  tool.click();
  expect(actedFor).toHaveBeenCalledExactlyOnceWith('算法');
});

describe('controls', () => {
  it('fill the form with unsaved values and chapters', async () => {
    const { screen, controls } = await open();
    controls.fill({ fields: { introduction: '新简介' }, projects: [{ name: '字符串', theoryPeriod: 4, practicePeriod: 0 }] });
    await expect.element(screen.getByRole('textbox', { name: '课程简介' })).toHaveValue('新简介');
    await expect.element(screen.getByRole('textbox', { name: '名称，第 7 行' })).toHaveValue('字符串');
    await expect.element(screen.getByText('2 处修改未保存')).toBeVisible();
  });

  it('take out again what they filled in, and leave what was written since', async () => {
    const { screen, controls } = await open();
    const before = dataStructures.course.introduction!;
    const takeBack = controls.fill({
      fields: { introduction: '新简介', position: '新定位' },
      projects: [
        { name: '字符串', theoryPeriod: 4, practicePeriod: 0 },
        { name: '外排序', theoryPeriod: 2, practicePeriod: 0 },
      ],
    });
    await screen.getByRole('textbox', { name: '课程定位' }).fill('自己写的定位');
    await screen.getByRole('textbox', { name: '名称，第 8 行' }).fill('外部排序');
    takeBack();
    await expect.element(screen.getByRole('textbox', { name: '课程简介' })).toHaveValue(before);
    await expect.element(screen.getByRole('textbox', { name: '课程定位' })).toHaveValue('自己写的定位');
    await expect.element(screen.getByRole('textbox', { name: '名称，第 7 行' })).toHaveValue('外部排序');
    expect(screen.getByRole('textbox', { name: '名称，第 8 行' }).elements()).toEqual([]);
  });

  it('read the points again, so that the next save is no conflict with oneself, and keep what is typed', async () => {
    const { college, source, screen, controls } = await open();
    await screen.getByRole('textbox', { name: /^课程名称/ }).fill('算法');
    storedUnit(college)!.version = 9;
    college.state.points = college.state.points.slice(0, 2);
    await controls.refreshPoints();
    await expect.element(screen.getByText(/^2 个课点/)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /^课程名称/ })).toHaveValue('算法');
    await controls.save();
    expect(source.saveCourseUnit.mock.lastCall![0].course).toMatchObject({ name: '算法', version: 9 });
  });

  it('take in the unit that a save of points answered, without reading it', async () => {
    const { college, source, screen, controls } = await open();
    await screen.getByRole('textbox', { name: /^课程名称/ }).fill('算法');
    const points = dataStructures.pointksa.map(({ ksa: _ksa, ...point }, at) => (at < 2 ? point : { ...point, id: -point.id }));
    const { record } = await college.points.savePoints({ courseId: 1004, points });
    source.loadCourseUnit.mockClear();
    await controls.refreshPoints(record);
    await expect.element(screen.getByText(/^2 个课点/)).toBeVisible();
    await controls.save();
    expect(source.saveCourseUnit.mock.lastCall![0].course).toMatchObject({ name: '算法', version: record!.course.version });
    expect(source.loadCourseUnit).not.toHaveBeenCalled();
  });

  it('keep the older version where someone else changed the fields meanwhile', async () => {
    const { college, source, controls } = await open();
    Object.assign(storedUnit(college)!, { name: '别人改的', version: 9 });
    await controls.refreshPoints();
    controls.fill({ fields: { position: '定位' } });
    await controls.save();
    expect(source.saveCourseUnit.mock.calls[0]![0].course.version).toBe(dataStructures.course.version);
  });

  it.each<[CompletionTarget, RegExp]>([
    [{ screen: 'detail', field: 'name' }, /^课程名称/],
    [{ screen: 'detail', field: 'theoryPeriod' }, /^理论学时$/],
    [{ screen: 'detail', field: 'name', projectId: 1102 }, /^名称，第 2 行/],
    [{ screen: 'detail', field: 'theoryPeriod', projectId: 1102 }, /^理论学时，第 2 行/],
  ])('open the field of %j', async (target, name) => {
    const { controls } = await open();
    const row = dataStructures.course.courseMatrixVOS[1]!;
    expect(controls.openField(target.projectId === undefined ? target : { ...target, projectId: row.id })).toBe(true);
    const field = document.activeElement as HTMLInputElement;
    expect(field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '').toMatch(name);
  });

  it.each<[string, CompletionTarget]>([
    ['courseMatrixVOS', { screen: 'detail', field: 'courseMatrixVOS' }],
    ['points', { screen: 'points' }],
    ['goals', { screen: 'goals' }],
  ])('open the section %s', async (place, target) => {
    const { controls } = await open({ goals: () => <button type="button">添加教学目标</button> });
    expect(controls.openField(target)).toBe(true);
    expect(document.activeElement?.closest<HTMLElement>('section[data-place]')?.dataset.place).toBe(place);
  });

  it('say that a place is not on this page', async () => {
    const { controls } = await open();
    expect(controls.openField({ screen: 'courseMatrix', projectId: 1 })).toBe(false);
  });
});

it('passes the save status to a page that shows it elsewhere', async () => {
  const { courseUnits: source } = aServer();
  function Page() {
    const [status, setStatus] = useState<ReactNode>(null);
    return (
      <>
        <header>{status}</header>
        <CourseUnitDetail source={source} courseUnitId={1004} majorId={1001} actor={actor} onStatusChange={setStatus} />
      </>
    );
  }
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </UiProvider>,
  );
  await screen.getByRole('textbox', { name: /^课程名称/ }).fill('算法');
  await expect.element(screen.getByText('1 处修改未保存')).toBeVisible();
  expect(screen.getByText('1 处修改未保存').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: '保存' }).click();
  await expect
    .element(
      screen
        .getByRole('banner')
        .first()
        .getByText(/^已保存/),
    )
    .toBeVisible();
});

it('counts a new unit as unsaved once something is stored beside its form, and a saved one not', async () => {
  const { courseUnits: source } = aServer({ ...dataStructures, pointksa: [] });
  const onDirtyChange = vi.fn();
  const controls: { current: CourseUnitControls | null } = { current: null };
  const page = (courseUnitId?: number) => (
    <UiProvider>
      <ToastProvider>
        <CourseUnitDetail
          source={source}
          courseUnitId={courseUnitId}
          majorId={1001}
          actor={actor}
          onDirtyChange={onDirtyChange}
          controls={controls}
        />
      </ToastProvider>
    </UiProvider>
  );
  const screen = await render(page());
  await expect.element(screen.getByRole('textbox', { name: /^课程名称/ })).toHaveValue('');
  controls.current!.touch();
  await expect.poll(() => onDirtyChange.mock.lastCall?.[0]).toMatchObject({ isDirty: true, isNew: true });
  await screen.rerender(page(1004));
  await expect.element(screen.getByRole('textbox', { name: /^课程名称/ })).toHaveValue('数据结构');
  controls.current!.touch();
  await expect.poll(() => onDirtyChange.mock.lastCall?.[0]).toMatchObject({ isDirty: false, isNew: false });
});

it('reports when the points could not be reloaded', async () => {
  const { college, screen, controls } = await open();
  college.state.courseUnits = [];
  await controls.refreshPoints();
  await expect.element(screen.getByText('找不到该数据，可能已被删除。')).toBeVisible();
});

it('informs readers of English that Chinese is the record, offers its English, and never sends what it does not edit', async () => {
  const college = aServer();
  const { courseUnits: source } = college;
  const screen = await render(
    <UiProvider locale="en-US">
      <ToastProvider>
        <CourseUnitDetail
          source={source}
          courseUnitId={1004}
          majorId={1001}
          actor={actor}
          slots={{ translations: (unit) => <button type="button">English of {unit.id}</button> }}
        />
      </ToastProvider>
    </UiProvider>,
  );
  await expect.element(screen.getByText(/^The record of a course is Chinese/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'English of 1004' })).toBeVisible();
  await screen.getByRole('textbox', { name: /^Course name/ }).fill('算法与数据结构');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => storedUnit(college)?.name).toBe('算法与数据结构');
  const { course } = source.saveCourseUnit.mock.calls[0]![0];
  expect([course.translations, course.courseMatrixVOS.map(({ translations }) => translations)]).toEqual([
    undefined,
    course.courseMatrixVOS.map(() => undefined),
  ]);
  expect(storedUnit(college)!.translations?.en?.['name']?.text).toBe('Data Structures');
});

it('begins what an empty part offers first, from what is shown above the fields', async () => {
  const added = vi.fn();
  const { screen } = await open({
    firstSteps: ({ controls }) =>
      (['goals', 'chapters'] as const).map((part) => (
        <button key={part} type="button" onClick={() => controls.begin(part)}>
          {part}
        </button>
      )),
    goals: () => (
      <button type="button" data-begin onClick={added}>
        添加教学目标
      </button>
    ),
  });
  await screen.getByRole('button', { name: 'goals' }).click();
  expect(added).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'chapters' }).click();
  await expect.poll(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place')).toBe('courseMatrixVOS');
});

it.each([
  ['no marks', undefined],
  ['marks with nothing to show', () => null],
] as const)('gives each field the width of its place: %s', async (_, renderMark) => {
  const { courseUnits: source } = aServer();
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <CourseUnitDetail source={source} courseUnitId={1004} majorId={1001} actor={actor} renderMark={renderMark} />
      </ToastProvider>
    </UiProvider>,
  );
  for (const field of [screen.getByRole('button', { name: /课程性质/ }), screen.getByRole('textbox', { name: /^课程名称/ })]) {
    await expect.element(field).toBeVisible();
    const place = field.element().closest('[data-place]')!.getBoundingClientRect();
    expect(field.element().getBoundingClientRect().left).toBeLessThan(place.left + 20);
  }
});

it('calls the section of the points as its heading does, with words that open their meanings', async () => {
  const { screen } = await open();
  const points = screen.getByRole('region', { name: '课点与 KSA', exact: true });
  await expect.element(points.getByRole('button', { name: 'KSA', exact: true })).toBeVisible();
});

it('renders only the section of the field that is typed into', async () => {
  const { courseUnits: source } = aServer();
  const renderMark = vi.fn<(place: MarkedPlace) => null>(() => null);
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <CourseUnitDetail source={source} courseUnitId={1004} majorId={1001} actor={actor} renderMark={renderMark} />
      </ToastProvider>
    </UiProvider>,
  );
  const name = screen.getByRole('textbox', { name: /^课程名称/ });
  await expect.element(name).toBeVisible();
  renderMark.mockClear();
  await userEvent.type(name, '甲');
  await expect.element(name).toHaveValue('数据结构甲');
  const rendered = new Set(renderMark.mock.calls.map(([{ kind, field }]) => field ?? kind));
  expect(rendered).toContain('name');
  for (const other of ['introduction', 'position', 'criterion', 'chapter']) expect(rendered).not.toContain(other);
});
