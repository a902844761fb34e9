import { CopyRefused } from '@college/curriculum-model';
import { createManualClock } from '@college/ui/clock';
import { UiProvider, type Locale } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aCollege } from '../../support/fakes/aCollege';
import { networkError, unreachedWords } from '../../support/fakes/withoutNetwork';
import { aCopyJob, aCopyPlan, aCopySource, copyMessages, createCopyChannel } from '../fakes/fakeCopySource';
import { CopyWizard } from './CopyWizard';
import { type CopyWizardProps } from './CopyWizardProps';

function page(props: Partial<CopyWizardProps>, locale: Locale = 'zh-CN') {
  return (
    <UiProvider locale={locale}>
      <ToastProvider>
        <CopyWizard
          dataSource={aCopySource()}
          courseId={1004}
          courseName="数据结构"
          defaultOpen
          createUnique={() => 'copy-00000001'}
          {...props}
        />
      </ToastProvider>
    </UiProvider>
  );
}

type Screen = Awaited<ReturnType<typeof render>>;

async function goToBinding(screen: Screen) {
  await screen.getByRole('combobox', { name: '学校' }).selectOptions('1001');
  await screen.getByRole('combobox', { name: '学院' }).selectOptions('1001');
  await screen.getByRole('combobox', { name: '专业' }).selectOptions('1002');
  await screen.getByRole('button', { name: '下一步' }).click();
  await expect.element(screen.getByText('已绑定 0/4')).toBeVisible();
}

async function bind(screen: Screen, goals: readonly string[], number: string, strength: '强' | '弱') {
  for (const goal of goals) await screen.getByRole('checkbox', { name: new RegExp(`^${goal} `) }).click();
  await screen.getByRole('radio', { name: new RegExp(`^${number.replace('.', '\\.')} `) }).click();
  await screen.getByRole('radiogroup', { name: '支撑' }).getByText(strength, { exact: true }).click();
  await screen.getByRole('button', { name: /^绑定/ }).click();
}

it('walks from the school to the copy', async () => {
  const channel = createCopyChannel();
  const copy = vi.fn(() => channel.stream());
  const onBusyChange = vi.fn();
  const onCopied = vi.fn();
  const onGoToTarget = vi.fn();
  const dataSource = aCopySource({ copy, loadPlan: async () => aCopyPlan(), loadJob: async () => aCopyJob() });
  const screen = await render(page({ dataSource, onBusyChange, onCopied, onGoToTarget }));
  await goToBinding(screen);

  await bind(screen, ['G1', 'G2'], '1.2', '强');
  await bind(screen, ['G3'], '1.2', '弱');
  await expect.element(screen.getByRole('button', { name: '下一步' })).toBeDisabled();
  await bind(screen, ['G4'], '2.1', '强');
  await expect.element(screen.getByText('已绑定 4/4')).toBeVisible();
  await expect.element(screen.getByText('将在计算机科学与技术创建')).toBeVisible();

  await screen.getByRole('button', { name: '下一步' }).click();
  await expect.element(screen.getByText('正在开始复制…')).toBeVisible();
  expect(copy).toHaveBeenCalledWith(
    {
      unique: 'copy-00000001',
      courseId: 1004,
      sourceId: 1004,
      targetId: 1002,
      goalRelations: [
        { requireId: expect.any(Number), relate: 1, goals: [expect.any(Number), expect.any(Number), expect.any(Number)] },
        { requireId: expect.any(Number), relate: 0, goals: [expect.any(Number)] },
      ],
    },
    expect.objectContaining({ transport: 'stream' }),
  );
  expect(onBusyChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();

  channel.send(...copyMessages());
  await expect.element(screen.getByText('与计划一致')).toBeVisible();
  await expect.poll(() => onBusyChange.mock.lastCall).toEqual([false]);
  expect(onCopied).toHaveBeenCalledExactlyOnceWith({ majorId: 1002 });
  await screen.getByRole('button', { name: '去目标专业' }).click();
  expect(onGoToTarget).toHaveBeenCalledWith({ majorId: 1002, path: '/major/index?majorId=1002' });
});

it('returns to the bindings when the request is rejected, and sends another key the next time', async () => {
  const uniques: string[] = [];
  let isRefused = true;
  const dataSource = aCopySource({
    async *copy({ unique }) {
      uniques.push(unique);
      if (isRefused) throw new CopyRefused('还有 1 个教学目标未绑定');
      yield* copyMessages();
    },
  });
  let count = 0;
  const screen = await render(page({ dataSource, createUnique: () => `copy-0000000${++count}` }));
  await goToBinding(screen);
  await bind(screen, ['G1', 'G2', 'G3', 'G4'], '1.2', '强');
  await screen.getByRole('button', { name: '下一步' }).click();
  await expect.element(screen.getByText('还有 1 个教学目标未绑定')).toBeVisible();
  await expect.element(screen.getByText('已绑定 4/4')).toBeVisible();
  isRefused = false;
  await screen.getByRole('button', { name: '下一步' }).click();
  await expect.element(screen.getByText('已复制到计算机科学与技术')).toBeVisible();
  expect(uniques).toEqual(['copy-00000001', 'copy-00000002']);
});

it('takes a post whose line breaks at once for a copy that may have begun: it offers no second one', async () => {
  const { copying, failures } = aCollege();
  failures.copyCourse = 'offline';
  const screen = await render(page({ dataSource: aCopySource({ copy: copying.copy }), transport: 'post' }));
  await goToBinding(screen);
  await bind(screen, ['G1', 'G2', 'G3', 'G4'], '1.2', '强');
  await screen.getByRole('button', { name: '下一步' }).click();
  await expect.element(screen.getByRole('heading', { name: '复制进度' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '取消' })).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: '下一步' })).not.toBeInTheDocument();
});

it('shows, opened again, what became of a copy whose stream broke', async () => {
  const loadJob = vi.fn(async () => aCopyJob({ state: 'failed', message: '服务器重启，复制中断', created: undefined }));
  const dataSource = aCopySource({
    loadJob,
    async *copy() {
      yield* copyMessages(20);
      throw new Error('network error');
    },
  });
  const onOpenChange = vi.fn();
  const screen = await render(page({ dataSource, isOpen: true, onOpenChange }));
  await goToBinding(screen);
  await bind(screen, ['G1', 'G2', 'G3', 'G4'], '1.2', '强');
  await screen.getByRole('button', { name: '下一步' }).click();
  await expect.element(screen.getByRole('button', { name: '取消' })).toBeEnabled();
  await expect.element(screen.getByText('network error')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '取消' }).click();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);

  await screen.rerender(page({ dataSource, isOpen: false, onOpenChange }));
  await screen.rerender(page({ dataSource, isOpen: true, onOpenChange }));
  await expect.element(screen.getByText(/服务器重启，复制中断/)).toBeVisible();
  expect(loadJob).toHaveBeenCalledWith('copy-00000001', expect.anything());
});

it('returns from a copy that failed to its bindings, also when it was closed meanwhile', async () => {
  const dataSource = aCopySource({
    loadJob: async () => aCopyJob({ state: 'failed', message: '服务器重启，复制中断', created: undefined }),
    async *copy() {
      yield* copyMessages(20);
      throw new Error('network error');
    },
  });
  const screen = await render(page({ dataSource }));
  await goToBinding(screen);
  await bind(screen, ['G1', 'G2', 'G3', 'G4'], '1.2', '强');
  await screen.getByRole('button', { name: '下一步' }).click();
  await expect.element(screen.getByRole('button', { name: '查看复制状态' })).toBeVisible();
  await screen.getByRole('button', { name: '取消' }).click();
  await expect.element(screen.getByText('已关闭，复制可能仍在进行；绑定过 4 个目标。')).toBeVisible();
  await screen.getByRole('button', { name: '继续' }).click();
  await screen.getByRole('button', { name: '查看复制状态' }).click();
  await expect.element(screen.getByText(/服务器重启，复制中断/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '上一步' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '修改绑定' }).click();
  await expect.element(screen.getByText('已绑定 4/4')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '下一步' })).toBeEnabled();
});

it('stops reading when the page takes it away while it copies', async () => {
  const channel = createCopyChannel();
  const onBusyChange = vi.fn();
  let signal: AbortSignal | undefined;
  const dataSource = aCopySource({
    copy: (_request, options) => {
      signal = options.signal;
      return channel.stream();
    },
  });
  const screen = await render(page({ dataSource, onBusyChange }));
  await goToBinding(screen);
  await bind(screen, ['G1', 'G2', 'G3', 'G4'], '1.2', '强');
  await screen.getByRole('button', { name: '下一步' }).click();
  await expect.element(screen.getByText('正在开始复制…')).toBeVisible();
  await screen.unmount();
  expect(signal?.aborted).toBe(true);
  expect(onBusyChange).toHaveBeenLastCalledWith(false);
});

it('polls a copy that another tab started until it is over, and after a failed poll retries on request', async () => {
  const clock = createManualClock();
  const loadJob = vi.fn().mockRejectedValueOnce(new Error('连接中断')).mockResolvedValue(aCopyJob());
  const listJobs = async () => [aCopyJob({ state: 'running', progress: copyMessages(20), created: undefined })];
  const screen = await render(page({ dataSource: aCopySource({ loadJob, listJobs }), clock }));
  await expect.element(screen.getByText('服务器正在复制到计算机科学与技术')).toBeVisible();
  clock.advance(1000);
  await expect.element(screen.getByText('连接中断')).toBeVisible();
  await screen.getByRole('button', { name: '查看复制状态' }).click();
  await expect.element(screen.getByText('已复制到计算机科学与技术')).toBeVisible();
});

it('reloads the targets in another language, and keeps the selection', async () => {
  const { listTargets } = aCollege().copying;
  const dataSource = aCopySource({ listTargets });
  const screen = await render(page({ dataSource }));
  await screen.getByRole('combobox', { name: '学校' }).selectOptions('1001');
  const targets = await listTargets(1004);
  listTargets.mockResolvedValue(targets.map((school) => ({ ...school, label: `In English: ${school.value}` })));
  await screen.rerender(page({ dataSource }, 'en-US'));
  await expect.element(screen.getByRole('option', { name: 'In English: 1001' })).toBeInTheDocument();
  await expect.element(screen.getByRole('combobox', { name: 'School' })).toHaveValue('1001');
});

it('keeps the targets when loading those in another language fails', async () => {
  const { listTargets } = aCollege().copying;
  const dataSource = aCopySource({ listTargets });
  const screen = await render(page({ dataSource }));
  await screen.getByRole('combobox', { name: '学校' }).selectOptions('1001');
  listTargets.mockRejectedValue(new Error('no connection'));
  await screen.rerender(page({ dataSource }, 'en-US'));
  await expect.element(screen.getByText('no connection')).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'School' })).toHaveValue('1001');
});

it('asks again by itself for goals and plan that an outage kept back', async () => {
  const served = aCopySource({ loadPlan: async () => aCopyPlan() });
  let isAway = true;
  const answered = async <Answer,>(answer: () => Promise<Answer>) => {
    if (isAway) throw networkError('connection', unreachedWords);
    return answer();
  };
  const loadPlan = vi.fn(() => answered(async () => aCopyPlan()));
  const dataSource = {
    ...served,
    loadPlan,
    loadGoals: (...args: Parameters<typeof served.loadGoals>) => answered(() => served.loadGoals(...args)),
  };
  const screen = await render(page({ dataSource }));
  await screen.getByRole('combobox', { name: '学校' }).selectOptions('1001');
  await screen.getByRole('combobox', { name: '学院' }).selectOptions('1001');
  await screen.getByRole('combobox', { name: '专业' }).selectOptions('1002');
  await screen.getByRole('button', { name: '下一步' }).click();
  await expect.element(screen.getByRole('button', { name: '重试' })).toBeVisible();
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('已绑定 0/4')).toBeVisible();
  expect(loadPlan).toHaveBeenCalledTimes(2);
});
