import { renderUi } from '@college/ui/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { never } from '../../course-units/fakes/never';
import { anImageFile, someImages } from '../../feedback/fakes/images';
import { CoverField } from './CoverField';

afterEach(() => vi.restoreAllMocks());

it('is busy from the choice of a file on', async () => {
  vi.spyOn(window, 'createImageBitmap').mockImplementation(never);
  const onBusyChange = vi.fn();
  const screen = await renderUi(
    <CoverField value="" onChange={() => {}} onBusyChange={onBusyChange} isReadOnly={false} reportName="报告" />,
  );
  await userEvent.upload(screen.container.querySelector<HTMLInputElement>('input[type="file"]')!, await anImageFile('a.png'));
  await expect.poll(() => onBusyChange.mock.calls).toEqual([[true]]);
});

it('keeps the stored cover where another one could not be uploaded, and shows it again when that is removed', async () => {
  const stored = someImages(1)[0]!.shownUrl;
  const onChange = vi.fn();
  const screen = await renderUi(
    <CoverField
      value={stored}
      onChange={onChange}
      onBusyChange={() => {}}
      isReadOnly={false}
      reportName="报告"
      uploadImage={() => Promise.reject(new Error('offline'))}
    />,
  );
  await expect.element(screen.getByRole('button', { name: '预览 封面.png' })).toBeVisible();
  await userEvent.upload(screen.container.querySelector<HTMLInputElement>('input[type="file"]')!, await anImageFile('new.png'));
  await expect.element(screen.getByText('上传失败，请重试')).toBeVisible();
  expect([...new Set(onChange.mock.calls.flat())]).toEqual([stored]);
  await screen.getByRole('button', { name: '移除 new.png' }).click();
  await expect.element(screen.getByRole('button', { name: '预览 封面.png' })).toBeVisible();
  expect([...new Set(onChange.mock.calls.flat())]).toEqual([stored]);
  await screen.getByRole('button', { name: '移除 封面.png' }).click();
  expect(onChange).toHaveBeenLastCalledWith('');
});
