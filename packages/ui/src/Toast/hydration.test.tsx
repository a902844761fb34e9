import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button';
import { UiProvider } from '../theme';
import { ToastProvider, useToast } from './index';

function Saver() {
  const { showToast } = useToast();
  return <Button onPress={() => showToast({ type: 'success', message: '已保存' })}>保存</Button>;
}

const scene = (
  <UiProvider>
    <ToastProvider>
      <Saver />
    </ToastProvider>
  </UiProvider>
);

it('hydrates server markup: the same elements first, then the toast region', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(scene);
  document.body.append(place);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(place, scene, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('已保存')).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
