import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { never } from '../../course-units/fakes/never';
import { anImageFile } from '../../feedback/fakes/images';
import { aCollege } from '../../support/fakes/aCollege';
import { aProfile, keepProfile } from '../fakes/aProfile';
import { Profile } from './Profile';

afterEach(() => vi.restoreAllMocks());

it('is not saved without the avatar that is still being read', async () => {
  vi.spyOn(window, 'createImageBitmap').mockImplementation(never);
  const { profile: source } = aCollege({ as: 'majorLeader', prepare: (college) => keepProfile(college, aProfile()) });
  const screen = await renderUi(
    <ToastProvider>
      <Profile userId={1005} source={source} />
    </ToastProvider>,
  );
  await screen.getByRole('textbox', { name: '职称' }).fill('教授');
  await userEvent.upload(screen.container.querySelector<HTMLInputElement>('input[type="file"]')!, await anImageFile('a.png'));
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByText('头像还没有上传完成，请稍候，或重试上传。')).toBeVisible();
  expect(source.saveProfile).not.toHaveBeenCalled();
});
