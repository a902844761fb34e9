import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { aCollege } from '../../support/fakes/aCollege';
import { keepTextsToDo, keepUntranslatedPoint } from '../fakes/keepTexts';
import { TextTranslations } from './TextTranslations';
import { TranslationsButton } from './TranslationsButton';

const fixed = { courseId: 1004, userId: 1005, isOpen: true, onOpenChange: () => undefined };

const texts = () => aCollege({ as: 'majorLeader', prepare: keepTextsToDo });

it('has what was typed back after a crash, and keeps nothing once it is saved', async () => {
  const draftStorage = memoryStorage();
  const { translations: source } = texts();
  const first = await renderUi(<TextTranslations {...fixed} source={source} draftStorage={draftStorage} />);
  const field = () => first.getByRole('textbox', { name: '英文' });
  await userEvent.fill(field().element(), 'Rewritten');
  await expect.poll(() => draftStorage.getItem(draftStorage.key(0) ?? '')).toContain('Rewritten');
  await first.unmount();
  const second = await renderUi(<TextTranslations {...fixed} source={source} draftStorage={draftStorage} />);
  await expect.element(second.getByText('1 处修改未保存')).toBeVisible();
  await userEvent.click(second.getByRole('button', { name: '保存' }));
  await expect.poll(() => draftStorage.length).toBe(0);
  expect(source.saveTexts.mock.calls[0]![0]).toMatchObject([
    { kind: 'course', id: 1004, texts: { introduction: 'Rewritten' }, was: { introduction: { zh: expect.any(String) } } },
  ]);
});

it('says when the device keeps nothing, and when the server broke down; nothing typed is lost', async () => {
  const { translations: source, failures } = texts();
  failures.saveTranslations = { status: 500 };
  const { getByRole, getByText } = await renderUi(<TextTranslations {...fixed} source={source} draftStorage={memoryStorage(0)} />);
  await userEvent.fill(getByRole('textbox', { name: '英文' }).element(), 'Rewritten');
  await expect.element(getByText('本机无法保留未保存的内容，离开前请先保存。')).toBeVisible();
  await userEvent.click(getByRole('button', { name: '保存' }));
  await expect.element(getByText('系统错误 System error: 500')).toBeVisible();
  expect(source.saveTexts).toHaveBeenCalledOnce();
  await expect.element(getByRole('textbox', { name: '英文' })).toHaveValue('Rewritten');
});

it('stays open while it saves: a failure is said where it was written', async () => {
  const { translations: source } = texts();
  let fail = (_error: Error) => {};
  source.saveTexts.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  const onOpenChange = vi.fn();
  const { getByRole, getByText } = await renderUi(
    <TextTranslations {...fixed} onOpenChange={onOpenChange} source={source} draftStorage={memoryStorage()} />,
  );
  await userEvent.fill(getByRole('textbox', { name: '英文' }).element(), 'Rewritten');
  await userEvent.click(getByRole('button', { name: '保存' }));
  await expect.poll(() => source.saveTexts.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  for (const close of getByRole('button', { name: '关闭' }).elements()) expect(close).toBeDisabled();
  expect(onOpenChange).not.toHaveBeenCalled();
  fail(new Error('系统错误 System error: 500'));
  await expect.element(getByText('系统错误 System error: 500')).toBeVisible();
  await userEvent.click(getByRole('button', { name: '关闭' }).last());
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('refuses English that is longer than its Chinese may be, with a sentence', async () => {
  const { translations: source } = aCollege({ as: 'majorLeader', prepare: keepUntranslatedPoint });
  const { getByRole, getByText } = await renderUi(<TextTranslations {...fixed} source={source} draftStorage={memoryStorage()} />);
  await userEvent.fill(getByRole('textbox', { name: '英文' }).element(), 'x'.repeat(201));
  await expect.element(getByText('最多 200 个字符，现有 201 个。')).toBeVisible();
  await userEvent.click(getByRole('button', { name: '保存' }));
  expect(source.saveTexts).not.toHaveBeenCalled();
});

it('can be tried again where the texts could not be fetched, and is opened by its button', async () => {
  const { translations: source, failures } = texts();
  failures.listCourseTexts = { status: 500 };
  const { getByRole, getByText } = await renderUi(
    <ToastProvider>
      <TranslationsButton
        source={source}
        courseId={1004}
        userId={1005}
        leftOut={['report', 'course.introduction']}
        draftStorage={memoryStorage()}
      />
    </ToastProvider>,
  );
  await userEvent.click(getByRole('button', { name: '英文内容…' }));
  await expect.element(getByText('没有取到课程的文字')).toBeVisible();
  delete failures.listCourseTexts;
  await userEvent.click(getByRole('button', { name: '重试' }));
  await expect.element(getByRole('grid', { name: '课程的各项文字' })).toBeVisible();
  expect(getByText(/开课说明 ›|课程 › 课程简介/).elements()).toEqual([]);
  await userEvent.click(getByRole('button', { name: '关闭' }).last());
  await expect.element(getByRole('button', { name: '英文内容…' })).toHaveFocus();
});
