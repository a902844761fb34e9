import { renderUi } from '@college/ui/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anImageFile, someImages } from '../fakes/images';
import { PictureField, type Picture } from './PictureField';

function Form({ stored, changes, uploadImage }: { stored: string; changes: Picture[]; uploadImage: (file: File) => Promise<string> }) {
  const [value, setValue] = useState(stored);
  return (
    <PictureField
      label="头像"
      variant="avatar"
      value={value}
      uploadImage={uploadImage}
      onChange={(picture) => {
        changes.push(picture);
        setValue(picture.dataUrl);
      }}
    />
  );
}

it('holds the former picture until a new one has arrived, and where that fails', async () => {
  const stored = someImages(1)[0]!.shownUrl;
  const changes: Picture[] = [];
  let isOffline = true;
  const uploadImage = () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve('AAAA'));
  const screen = await renderUi(<Form stored={stored} changes={changes} uploadImage={uploadImage} />);
  await userEvent.upload(screen.container.querySelector<HTMLInputElement>('input[type="file"]')!, await anImageFile('new.png'));
  await expect.element(screen.getByText('上传失败，请重试')).toBeVisible();
  expect(changes).toEqual([
    { dataUrl: stored, isPending: true },
    { dataUrl: stored, isPending: true },
  ]);
  isOffline = false;
  await screen.getByRole('button', { name: '重试 new.png' }).click();
  await expect.poll(() => changes.at(-1)).toEqual({ dataUrl: 'data:image/png;base64,AAAA', isPending: false });
  await expect.element(screen.getByRole('button', { name: '预览 new.png' })).toBeVisible();
});

it('shows the former picture again when the one that failed is removed', async () => {
  const stored = someImages(1)[0]!.shownUrl;
  const changes: Picture[] = [];
  const screen = await renderUi(<Form stored={stored} changes={changes} uploadImage={() => Promise.reject(new Error('offline'))} />);
  await userEvent.upload(screen.container.querySelector<HTMLInputElement>('input[type="file"]')!, await anImageFile('new.png'));
  await expect.element(screen.getByText('上传失败，请重试')).toBeVisible();
  await screen.getByRole('button', { name: '移除 new.png' }).click();
  await expect.element(screen.getByRole('button', { name: '预览 头像.png' })).toBeVisible();
  expect(changes.at(-1)).toEqual({ dataUrl: stored, isPending: false });
});
