import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { aCollege } from '../../support/fakes/aCollege';
import type { lazyPart } from '../../support/lazyParts/lazyPart';
import { MajorHome } from '.';
import type { MajorHomeDialog } from './majorHomeDialog';

// The network loses each part the first time that it is fetched.
vi.mock('../../support/lazyParts/lazyPart', async (original) => {
  const real = await original<{ lazyPart: typeof lazyPart }>();
  const lost = () => Promise.reject(new TypeError('fetch failed'));
  return { lazyPart: ((load) => real.lazyPart(vi.fn(load).mockImplementationOnce(lost))) satisfies typeof lazyPart };
});

const { cards, completion, copying, feedback, majors, matrixFiles, points } = aCollege();

function Page({ asked }: { asked: MajorHomeDialog }) {
  const [dialog, setDialog] = useState<MajorHomeDialog | null>(null);
  return (
    <ToastProvider>
      <button onClick={() => setDialog(asked)}>open</button>
      <MajorHome
        source={{ ...cards, ...matrixFiles, ...feedback, ...majors }}
        completionSource={completion}
        copySource={copying}
        pointSource={points}
        dialog={dialog}
        majorId={1001}
        user={{ id: 1005, userName: '周敏' }}
        hrefs={{ course: (courseId) => `#${courseId}` }}
        storage={memoryStorage()}
        canModify
        onDialogChange={setDialog}
      />
    </ToastProvider>
  );
}

it.each<MajorHomeDialog>([
  { kind: 'points', courseId: 1004 },
  { kind: 'completion', courseId: 1004 },
  { kind: 'copy', courseId: 1004 },
  { kind: 'feedback' },
])('says that the dialog of $kind did not come, keeps the page, and opens it the next time', async (asked) => {
  const screen = await renderUi(<Page asked={asked} />);
  await screen.getByRole('radio', { name: '选择数据结构用于导出' }).click();
  await screen.getByRole('button', { name: 'open' }).click();
  await expect.element(screen.getByText('没有打开')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: '选择数据结构用于导出' })).toBeChecked();
  await screen.getByRole('button', { name: 'open' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});
