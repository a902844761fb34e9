import type { ToldFinding } from '@college/curriculum-model';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { PlaceFindings } from '../../comments/CommentDialog/PlaceFindings';
import { DataCheck } from '../../completion/DataCheck';
import { CopyCourse } from '../../copying/CopyCourse';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { CourseGoals } from '../../goals/CourseGoals';
import { HistoryButton, RecordHistory } from '../../history/RecordHistory';
import { MajorHome } from '../../majors/MajorHome';
import type { MajorHomeDialog } from '../../majors/MajorHome/majorHomeDialog';
import { EditPoints } from '../../points/PointPopup';
import { TranslationsButton } from '../../translations/TextTranslations';
import { aCollege } from '../fakes/aCollege';
import type { lazyPart } from './lazyPart';

// The network loses each part the first time that it is fetched, and none is fetched ahead. One file for all of them: Vitest forgets what a second one replaces.
vi.mock('./lazyPart', async (original) => {
  const real = await original<{ lazyPart: typeof lazyPart }>();
  const lost = () => Promise.reject(new TypeError('fetch failed'));
  return { lazyPart: ((load) => real.lazyPart(vi.fn(load).mockImplementationOnce(lost))) satisfies typeof lazyPart };
});
vi.mock('./usePreloadedParts', () => ({ usePreloadedParts: () => {} }));

const { cards, completion, copying, feedback, goals, history, majors, matrixFiles, points, translations } = aCollege();
const course = { courseId: 1004, majorId: 1001 };
const notLoaded = '这一部分没有加载出来，已填的内容都还在。';

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
])('says that the window of %s did not come, and opens it the next time', async (button, title, page) => {
  await opensAtTheSecond(await renderUi(<ToastProvider>{page}</ToastProvider>), button, title);
});

async function opensAtTheSecond(screen: RenderResult, button: string, title: string) {
  const opener = screen.getByRole('button', { name: button });
  await opener.click();
  await expect.element(screen.getByText('没有打开')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await opener.click();
  await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
  await expect.element(screen.getByText('没有打开')).not.toBeInTheDocument();
}

it('says that what a check found did not come, and loads it again', async () => {
  const screen = await renderUi(
    <ToastProvider>
      <DataCheck source={completion} courseId={1004} />
    </ToastProvider>,
  );
  await expect.element(screen.getByText(notLoaded)).toBeVisible();
  await screen.getByRole('button', { name: '重试' }).click();
  await opensAtTheSecond(screen, '完成度', '完成度');
});

it('says that the goals did not come, and loads them again', async () => {
  const screen = await renderUi(
    <ToastProvider>
      <CourseGoals source={goals} courseId={1004} majorId={1001} />
    </ToastProvider>,
  );
  await expect.element(screen.getByText(notLoaded)).toBeVisible();
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByRole('group', { name: '教学目标' })).toBeVisible();
});

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

it('says that the findings of a place did not come, and loads them again', async () => {
  const finding: ToldFinding = {
    id: 'goal.vague-verb.course:1004/goal:2210',
    aliases: [],
    rule: 'goal.vague-verb',
    level: 'warning',
    at: 'course:1004/goal:2210',
    field: 'description',
    sentence: { zh: '教学目标 1 用了「了解」，无法考核', en: 'Goal 1 says “know”, which cannot be assessed' },
    owner: { zh: '数据结构', en: 'Data Structures' },
    record: { zh: '教学目标', en: 'Goal' },
    basis: 'b1',
  };
  const screen = await renderUi(<PlaceFindings findings={[finding]} fixes={undefined} />);
  await expect.element(screen.getByText('没有取到问题')).toBeVisible();
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText(finding.sentence.zh)).toBeVisible();
});
