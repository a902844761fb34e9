import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { PointsUpload } from './PointsUpload';
import type { ResolvePointsRequest } from './PointsSource';

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

/** A transfer as the browser makes one for files from outside. */
function holding(...names: string[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File(['PK'], name));
  return transfer;
}

it('takes a file that is dropped on its list or pasted, one at a time', async () => {
  let answer: (points: (typeof plain)[]) => void = () => {};
  const resolvePoints = vi.fn((_request: ResolvePointsRequest) => new Promise<(typeof plain)[]>((resolve) => (answer = resolve)));
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <PointsUpload source={{ resolvePoints, downloadTemplate: async () => {} }} majorId={1001} courseId={1004} onImport={() => {}}>
          <p>课点一览</p>
        </PointsUpload>
      </ToastProvider>
    </UiProvider>,
  );
  const list = screen.getByText('课点一览').element();
  const area = screen.getByRole('button', { name: '把工作簿拖到这里' });
  const drag = (type: string, dataTransfer: DataTransfer) =>
    list.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  const paste = (clipboardData: DataTransfer) =>
    area.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

  drag('dragenter', holding('一.xlsx'));
  await expect.poll(() => list.closest('[data-drop-target]')).not.toBeNull();
  drag('dragleave', holding('一.xlsx'));
  await expect.poll(() => list.closest('[data-drop-target]')).toBeNull();

  paste(new DataTransfer());
  paste(holding('一.xlsx', '二.xlsx'));
  await expect.element(screen.getByText(/一次/)).toBeVisible();
  expect(resolvePoints).not.toHaveBeenCalled();

  drag('drop', holding('一.xlsx'));
  await expect.element(area).toBeDisabled();
  // Not taken, and still not shown by the browser in place of the page.
  expect(drag('drop', holding('二.xlsx'))).toBe(false);
  answer([plain]);
  await expect.element(screen.getByText('上传成功')).toBeVisible();
  paste(holding('三.xlsx'));
  await expect.poll(() => resolvePoints.mock.calls.map(([{ file }]) => file.name)).toEqual(['一.xlsx', '三.xlsx']);
});

const plain = { id: 0, title: '栈', description: '后进先出' };
const withKsa = { ...plain, ksa: [{ id: 0, title: 'K' as const, level: 1, description: '线性' }] };

it.each([
  ['pointksa', plain, 'point', '仅课点', '表头是「仅课点」模板的，已按「仅课点」读取'],
  ['point', withKsa, 'pointksa', '课点与 KSA', '表头是「课点与 KSA」模板的，已按「课点与 KSA」读取'],
  ['pointksa', { ...plain, ksa: [] }, 'pointksa', '课点与 KSA', null],
  ['point', { ...plain, ksa: [] }, 'point', '仅课点', null],
] as const)('takes the kind that the file is of where %s was chosen, and says so', async (chosen, point, kind, name, said) => {
  const resolvePoints = vi.fn(async (_request: ResolvePointsRequest) => [point].map((one) => structuredClone(one) as typeof plain));
  const onImport = vi.fn();
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <PointsUpload
          source={{ resolvePoints, downloadTemplate: async () => {} }}
          majorId={1001}
          courseId={1004}
          defaultKind={chosen}
          onImport={onImport}
        />
      </ToastProvider>
    </UiProvider>,
  );
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, new File(['PK'], '课点.xlsx'));
  await expect.element(screen.getByText('上传成功')).toBeVisible();
  expect(onImport).toHaveBeenCalledExactlyOnceWith({ kind, fileName: '课点.xlsx', points: [{ ksa: [], ...point }] });
  await expect.element(screen.getByRole('radio', { name })).toBeChecked();
  if (said) await expect.element(screen.getByText(said, { exact: false })).toBeVisible();
  else expect(screen.getByText(/已按/).query()).toBeNull();
});
