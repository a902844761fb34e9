import { Fragment, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { BookOpen } from 'lucide-react';
import { Breadcrumb } from '../Breadcrumb';
import { Button } from '../Button';
import { Cascader } from '../Cascader';
import { ConfirmDialog } from '../ConfirmDialog';
import { Dialog } from '../Dialog';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { FieldMessage, ReadAsText } from '../Field';
import { Icon } from '../icons';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { Note } from '../Note';
import { PageHeader } from '../PageHeader';
import { Select } from '../Select';
import { renderUi } from '../testing';
import { unmarkedChineseIn } from '../testing/chineseIn';
import { TextField } from '../TextField';
import { ToastProvider, useToast } from '../Toast';
import { withLang } from './index';

const parts = ['数据结构', '（', '）', ' ', 'C++ ', '2', '·', '，', 'Delete “', '”?'];
const sentences = parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => one + two + three)));
const course = '数据结构 A（一）';

function Lines({ of, locale }: { of: readonly ReactNode[]; locale: string }) {
  return of.map((line, at) => <p key={at}>{withLang(line, locale)}</p>);
}

it('says of the Chinese in English words that it is, and changes no word', async () => {
  const { container } = await renderUi(<Lines of={sentences} locale="en-US" />, { locale: 'en-US' });
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual(sentences);
  expect(unmarkedChineseIn(container)).toEqual([]);
  const marked = [...container.querySelectorAll('[lang="zh-Hans"]')].map((one) => one.textContent);
  expect(marked.filter((words) => !/^（?\p{Script=Han}/u.test(words) || /[A-Za-z“”]/.test(words))).toEqual([]);
});

it('leaves a Chinese interface and words without Chinese as they are', () => {
  const nodes = [course, ['删除', course], <b key="b">{course}</b>, null, 2];
  for (const node of nodes) expect(withLang(node, 'zh-CN')).toBe(node);
  for (const node of ['Delete “Data”?', ['Delete ', 2], <>Data</>, undefined, 2]) expect(withLang(node, 'en')).toBe(node);
});

it('looks into lists and fragments, and leaves the elements between as they are', async () => {
  const node = (
    <>
      Delete {course} <Icon of={BookOpen} aria-label="课程" />
      <Fragment>{['of ', '软件工程']}</Fragment>
    </>
  );
  const { container, getByRole } = await renderUi(<Lines of={[node]} locale="en" />, { locale: 'en-US' });
  expect(container.textContent).toBe(`Delete ${course} of 软件工程`);
  expect([...container.querySelectorAll('[lang="zh-Hans"]')].map((one) => one.textContent)).toEqual(['数据结构', '（一）', '软件工程']);
  await expect.element(getByRole('img', { name: '课程' })).toBeVisible();
});

function Shower() {
  const { showToast } = useToast();
  return <Button onPress={() => showToast({ type: 'error', message: `No right to delete ${course}`, description: course })}>Show</Button>;
}

const english = { locale: 'en-US' } as const;

it.each<[string, ReactNode]>([
  ['a dialog', <Dialog key="1" isOpen title={`Points of ${course}`} />],
  ['a question', <ConfirmDialog key="2" isOpen name={course} onConfirm={() => undefined} />],
  ['what is lost', <ConfirmDialog key="3" isOpen title="Delete it?" onConfirm={() => undefined}>{`Also of ${course}`}</ConfirmDialog>],
  ['a note', <Note key="4">Copied from {course}</Note>],
  ['the message of a field', <FieldMessage key="5" id="message" description={`As in ${course}`} />],
  ['the error of a field', <FieldMessage key="6" id="message" isInvalid errorMessage={`${course} has this code`} />],
  ['an empty state', <EmptyState key="7" title={`No points in ${course}`} hint={course} />],
  ['an error state', <ErrorState key="8" title={`Could not load ${course}`} hint={course} />],
  ['the head of a page', <PageHeader key="9" title={course} facts={`软件工程 · 4 courses`} />],
  ['a breadcrumb', <Breadcrumb key="10" entries={[{ id: 'course', label: course }]} />],
  ['a closed select', <Select key="11" aria-label="Course" options={[{ value: 1, label: course }]} value={1} />],
  ['an open select', <Select key="12" aria-label="Course" options={[{ value: 1, label: course, hint: '必修' }]} defaultOpen />],
  ['a cascader', <Cascader key="13" aria-label="Course" nodes={[{ id: 1, label: course }]} value={[1]} />],
  [
    'a field that is read',
    <ReadAsText key="14">
      <TextField label="Name" isReadOnly value={course} />
    </ReadAsText>,
  ],
  [
    'a menu',
    <MenuTrigger key="15" defaultOpen>
      <Button>More</Button>
      <Menu aria-label="More">
        <MenuItem id="copy">Copy from {course}</MenuItem>
      </Menu>
    </MenuTrigger>,
  ],
])('%s says the language of a Chinese name in English', async (_name, drawn) => {
  await renderUi(<>{drawn}</>, english);
  await expect.poll(() => document.body.textContent).toContain(course);
  expect(unmarkedChineseIn(document.body)).toEqual([]);
});

it('a toast says the language of a Chinese name in English', async () => {
  const { getByRole } = await renderUi(
    <ToastProvider>
      <Shower />
    </ToastProvider>,
    english,
  );
  await getByRole('button', { name: 'Show' }).click();
  await expect.element(getByRole('alert')).toHaveTextContent(course);
  expect(unmarkedChineseIn(document.body)).toEqual([]);
});

it('the columns of a cascader say the language of a Chinese name in English', async () => {
  const nodes = [{ id: 1, label: course, disabledReason: 'no points' }];
  const { getByRole } = await renderUi(
    <Cascader aria-label="Course" nodes={nodes} cutLabel={(label) => `${label.slice(0, 3)}…`} />,
    english,
  );
  await getByRole('combobox', { name: 'Course' }).click();
  await expect.element(getByRole('option')).toBeVisible();
  expect(unmarkedChineseIn(document.body)).toEqual([]);
});
