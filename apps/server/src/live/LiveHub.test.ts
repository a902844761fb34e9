import { liveTimes } from '@college/curriculum-model';
import { beforeEach, expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '../db/testing';
import { cast, setScene } from '../testing/scene';
import { LiveHub } from './LiveHub';
import { page, reading } from './reading.test-data';

vi.setConfig({ testTimeout: 60_000 });

describeOnEachEngine('the hub of open pages', (database) => {
  beforeEach(() => setScene(database.current));

  it('takes somebody behind a dead line for gone within thirty seconds', async () => {
    const clock = { now: 0 };
    const hub = new LiveHub(database.current, { clock: () => clock.now });
    const leader = reading(await hub.open(page(cast.majorLeader.id, 'line-leader'), { language: 'zh' }));
    const editor = reading(await hub.open(page(cast.courseEditor.id, 'line-editor'), { language: 'zh' }));
    await expect.poll(() => leader.count()).toBe(2);
    clock.now = liveTimes.silence - 1;
    hub.tell('line-leader', { userId: cast.majorLeader.id, field: null });
    clock.now = 29_000;
    await expect.poll(() => leader.count(), { timeout: 8000 }).toBe(1);
    await expect.poll(() => editor.isOver).toBe(true);
    expect(hub.tell('line-editor', { userId: cast.courseEditor.id, field: null })).toBe(false);
    hub.close();
    await expect.poll(() => leader.isOver).toBe(true);
  });

  it('ends all lines at once where the server stops', async () => {
    const hub = new LiveHub(database.current);
    const pages = ['line-one-1', 'line-two-2'].map((line) => page(cast.majorLeader.id, line));
    const read = (await Promise.all(pages.map((one) => hub.open(one, { language: 'zh' })))).map(reading);
    hub.close();
    await expect.poll(() => read.map(({ isOver }) => isOver)).toEqual([true, true]);
  });
});
