import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { DataCheck } from '../../completion/DataCheck';
import { CopyCourse } from '../../copying/CopyCourse';
import { HistoryButton, RecordHistory } from '../../history/RecordHistory';
import { EditPoints } from '../../points/PointPopup';
import { aCollege } from '../../support/fakes/aCollege';
import type { lazyPart } from '../../support/lazyParts/lazyPart';
import { TranslationsButton } from '../../translations/TextTranslations';
import { memoryStorage } from '../fakes/memoryStorage';

// The network loses each window the first time that it is fetched, and none is fetched ahead.
vi.mock('../../support/lazyParts/lazyPart', async (original) => {
  const real = await original<{ lazyPart: typeof lazyPart }>();
  const lost = () => Promise.reject(new TypeError('fetch failed'));
  return { lazyPart: ((load) => real.lazyPart(vi.fn(load).mockImplementationOnce(lost))) satisfies typeof lazyPart };
});
vi.mock('../../support/lazyParts/usePreloadedParts', () => ({ usePreloadedParts: () => {} }));

const { completion, copying, history, points, translations } = aCollege();
const course = { courseId: 1004, majorId: 1001 };

it.each<[string, string, ReactElement]>([
  ['复制课程', '复制课程 数据结构', <CopyCourse key="copy" dataSource={copying} {...course} courseName="数据结构" majorName="软件工程" />],
  ['编辑课点', '编辑课点', <EditPoints key="points" source={points} {...course} />],
  [
    '修改历史',
    '修改历史',
    <RecordHistory key="history" source={history} records={[{ kind: 'course', recordId: 1004 }]}>
      <HistoryButton />
    </RecordHistory>,
  ],
  [
    '英文内容…',
    '英文内容',
    <TranslationsButton key="english" source={translations} userId={1005} draftStorage={memoryStorage()} courseId={1004} />,
  ],
  ['完成度', '完成度', <DataCheck key="check" source={completion} courseId={1004} />],
])('says that the window of %s did not come, and opens it the next time', async (button, title, page) => {
  const screen = await renderUi(<ToastProvider>{page}</ToastProvider>);
  const opener = screen.getByRole('button', { name: button });
  await opener.click();
  await expect.element(screen.getByText('没有打开')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await opener.click();
  await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
  await expect.element(screen.getByText('没有打开')).not.toBeInTheDocument();
});
