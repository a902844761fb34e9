import { expect, it, vi } from 'vitest';
import { conformance, renderUi } from '../testing';
import { Breadcrumb } from './Breadcrumb';

const entries = [
  { id: 'home', label: '首页' },
  { id: 'major', label: '软件工程' },
  { id: 'units', label: '课程单元' },
];

conformance(<Breadcrumb entries={entries} />);

it('leads to every entry but the current one', async () => {
  const onAction = vi.fn();
  const onEntriesChange = vi.fn();
  const { getByRole } = await renderUi(<Breadcrumb entries={entries} onAction={onAction} onEntriesChange={onEntriesChange} />);
  await getByRole('link', { name: '软件工程' }).click();
  expect(onAction).toHaveBeenCalledExactlyOnceWith('major');
  expect(onEntriesChange).toHaveBeenCalledExactlyOnceWith(entries.slice(0, 2));
  await getByRole('link', { name: '课程单元' }).click({ force: true });
  expect(onAction).toHaveBeenCalledOnce();
});
