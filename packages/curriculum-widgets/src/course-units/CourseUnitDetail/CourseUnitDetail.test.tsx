import { currentOf, manageOf } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { aCollege, firstNewId } from '../../support/fakes/aCollege';
import { keepUnit, storedUnit } from '../fakes/keepUnit';
import { memoryStorage } from '../fakes/memoryStorage';
import { CourseUnitDetail } from './CourseUnitDetail';
import { type CourseUnitDetailProps } from './CourseUnitDetailProps';
import { abandonAll } from './newUnit/abandonRegistry';

const user = sampleUser('majorLeader');
const actor = { manage: manageOf(user), current: currentOf(user, 1001, '80101') };

function aServer() {
  const college = aCollege({ as: 'majorLeader', prepare: keepUnit() });
  return { source: college.courseUnits, failures: college.failures, stored: (id?: number) => storedUnit(college, id) };
}

function page(props: Partial<CourseUnitDetailProps> & Pick<CourseUnitDetailProps, 'source'>) {
  return (
    <StrictMode>
      <UiProvider>
        <ToastProvider>
          <CourseUnitDetail majorId={1001} actor={actor} {...props} />
        </ToastProvider>
      </UiProvider>
    </StrictMode>
  );
}

describe('a new course unit', () => {
  it('takes its name at once', async () => {
    const screen = await render(page({ source: aServer().source }));
    await expect.element(screen.getByRole('textbox', { name: /^课程名称/ })).toHaveFocus();
  });

  it('begins with the name that it was opened with, as a change that can be undone by writing another', async () => {
    const { source, stored } = aServer();
    const onDirtyChange = vi.fn();
    const screen = await render(page({ source, newName: '量子计算', onDirtyChange }));
    const name = screen.getByRole('textbox', { name: /^课程名称/ });
    await expect.element(name).toHaveValue('量子计算');
    expect(onDirtyChange).toHaveBeenLastCalledWith(expect.objectContaining({ isDirty: true, isNew: true }));
    await name.fill('量子信息');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('保存成功')).toBeVisible();
    expect(stored(firstNewId)).toMatchObject({ name: '量子信息', initing: false });
    await expect.element(name).toHaveValue('量子信息');
  });

  it('is created once, and deleted once when the person leaves', async () => {
    const { source, stored } = aServer();
    const screen = await render(page({ source }));
    await expect.element(screen.getByRole('textbox', { name: /^课程名称/ })).toBeVisible();
    expect(source.createCourseUnit).toHaveBeenCalledOnce();
    await screen.unmount();
    await expect.poll(() => stored(firstNewId)).toBeUndefined();
    expect(source.abandonCourseUnit).toHaveBeenCalledExactlyOnceWith(firstNewId, { isClosing: false });
  });

  it('is deleted with the closed page, and recreated with the input when the browser restores the page', async () => {
    const { source, stored } = aServer();
    const screen = await render(page({ source }));
    const name = screen.getByRole('textbox', { name: /^课程名称/ });
    await name.fill('编译原理');
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(source.abandonCourseUnit).toHaveBeenCalledExactlyOnceWith(firstNewId, { isClosing: true });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(() => source.loadCourseUnit).toHaveBeenCalledWith(firstNewId + 1, expect.anything());
    await expect.element(name).toHaveValue('编译原理');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('保存成功')).toBeVisible();
    expect(stored(firstNewId + 1)).toMatchObject({ name: '编译原理', initing: false });
  });

  it('is deleted on sign-out, before the login is gone', async () => {
    const { source, stored } = aServer();
    const screen = await render(page({ source }));
    await expect.element(screen.getByRole('textbox', { name: /^课程名称/ })).toBeVisible();
    await abandonAll();
    expect(stored(firstNewId)).toBeUndefined();
  });

  it('is left alone once the login has expired', async () => {
    const { source } = aServer();
    const screen = await render(page({ source, isSignedIn: () => false }));
    await expect.element(screen.getByRole('textbox', { name: /^课程名称/ })).toBeVisible();
    await screen.unmount();
    await abandonAll();
    expect(source.abandonCourseUnit).not.toHaveBeenCalled();
  });

  it('stays the same page when the address starts to name the saved unit', async () => {
    const { source } = aServer();
    const onSaved = vi.fn();
    const screen = await render(page({ source, onSaved }));
    const name = screen.getByRole('textbox', { name: /^课程名称/ });
    await name.fill('编译原理');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => onSaved.mock.lastCall).toEqual([{ id: firstNewId, wasNew: true }]);
    await name.fill('编译原理与技术');
    await screen.rerender(page({ source, onSaved, courseUnitId: firstNewId }));
    await expect.element(name).toHaveValue('编译原理与技术');
    await screen.unmount();
    expect(source.abandonCourseUnit).not.toHaveBeenCalled();
  });

  it('reports when it cannot be created, and retries', async () => {
    const { source, failures } = aServer();
    failures.createCourse = { code: '30003', message: '没有新建权限' };
    const screen = await render(page({ source }));
    await expect.element(screen.getByText('没有新建权限')).toBeVisible();
    delete failures.createCourse;
    await screen.getByRole('button', { name: '重试' }).click();
    await expect.element(screen.getByRole('textbox', { name: /^课程名称/ })).toBeVisible();
  });
});

describe('drafts', () => {
  it('bring a new unit back after a reload, though its id is another', async () => {
    const { source } = aServer();
    const draftStorage = memoryStorage();
    const screen = await render(page({ source, draftStorage }));
    await screen.getByRole('textbox', { name: /^课程名称/ }).fill('编译原理');
    await expect.poll(() => draftStorage.key(0)).toBe('college:course-unit-draft:1005:new:1001');
    // A crash: the page is gone without having unmounted, and its server-side unit stays behind.
    const crashed = memoryStorage();
    crashed.setItem(draftStorage.key(0)!, draftStorage.getItem(draftStorage.key(0)!)!);
    await screen.unmount();
    const again = await render(page({ source, draftStorage: crashed }));
    await expect.element(again.getByRole('textbox', { name: /^课程名称/ })).toHaveValue('编译原理');
    await expect.element(again.getByText(/已恢复/)).toBeVisible();
    await again.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => crashed.length).toBe(0);
  });

  it('are gone as soon as the save is reported, while the unit is still reloading', async () => {
    const { source, failures } = aServer();
    const draftStorage = memoryStorage();
    const screen = await render(page({ source, courseUnitId: 1004, draftStorage }));
    await screen.getByRole('textbox', { name: /^课程名称/ }).fill('数据结构与算法');
    await expect.poll(() => draftStorage.length).toBe(1);
    failures.getCourseUnit = { until: new Promise(() => {}) };
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('保存成功')).toBeVisible();
    expect(draftStorage.length).toBe(0);
  });

  it('of a new unit are gone as well when the address names the saved unit before it is read back', async () => {
    const { source, failures } = aServer();
    const draftStorage = memoryStorage();
    const screen = await render(page({ source, draftStorage }));
    await screen.getByRole('textbox', { name: /^课程名称/ }).fill('编译原理');
    await expect.poll(() => draftStorage.length).toBe(1);
    failures.getCourseUnit = { until: new Promise(() => {}) };
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('保存成功')).toBeVisible();
    await screen.rerender(page({ source, draftStorage, courseUnitId: firstNewId }));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(draftStorage.length).toBe(0);
  });

  it('do not stop the work when the storage is full', async () => {
    const { source } = aServer();
    const screen = await render(page({ source, courseUnitId: 1004, draftStorage: memoryStorage(10) }));
    await screen.getByRole('textbox', { name: /^课程名称/ }).fill('数据结构与算法');
    await expect.element(screen.getByText(/浏览器无法再保留您的修改副本/)).toBeVisible();
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('保存成功')).toBeVisible();
  });
});

describe('saving', () => {
  it('does not double new rows when the unit could not be read back after the save', async () => {
    const { source, failures, stored } = aServer();
    const screen = await render(page({ source, courseUnitId: 1004 }));
    await screen.getByRole('button', { name: '添加一行' }).click();
    await screen.getByRole('textbox', { name: '名称，第 7 行' }).fill('综合实验');
    failures.getCourseUnit = 'offline';
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => stored()!.courseMatrixVOS.length).toBe(7);
    await screen.getByRole('textbox', { name: /^课程名称/ }).fill('数据结构与算法');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => stored()!.name).toBe('数据结构与算法');
    expect(stored()!.courseMatrixVOS).toHaveLength(7);
  });

  it('refuses while hours are invalid, and focuses them', async () => {
    const { source } = aServer();
    const screen = await render(page({ source, courseUnitId: 1004 }));
    const hours = screen.getByRole('textbox', { name: '理论学时，第 1 行' });
    await hours.fill('六');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(hours).toHaveFocus();
    expect(source.saveCourseUnit).not.toHaveBeenCalled();
    await hours.fill('6');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('保存成功')).toBeVisible();
  });

  it('keeps class and type of every chapter', async () => {
    const { source, stored } = aServer();
    const before = structuredClone(stored()!.courseMatrixVOS);
    const screen = await render(page({ source, courseUnitId: 1004 }));
    await screen.getByRole('textbox', { name: /^课程名称/ }).fill('数据结构与算法');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => stored()!.name).toBe('数据结构与算法');
    expect(stored()!.courseMatrixVOS).toEqual(before);
  });
});
