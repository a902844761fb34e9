import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { PointsUpload } from './PointsUpload';

it('chooses a file when its place for files is pressed by keyboard', async () => {
  const choose = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  try {
    const source = { resolvePoints: async () => [], downloadTemplate: async () => {} };
    const screen = await render(
      <UiProvider>
        <ToastProvider>
          <PointsUpload
            source={source}
            majorId={1001}
            courseId={1004}
            onImport={() => {}}
            toolbarEnd={<button type="button">别的</button>}
          />
        </ToastProvider>
      </UiProvider>,
    );
    (screen.getByRole('button', { name: /把工作簿/ }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: '别的' }).click();
    expect(choose).toHaveBeenCalledOnce();
  } finally {
    choose.mockRestore();
  }
});
