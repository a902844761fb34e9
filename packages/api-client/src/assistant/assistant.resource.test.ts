import { describe, expect, it } from 'vitest';
import { createMockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';
import { withoutKsa } from '../points/replacePoints';

function setUp() {
  const mock = createMockBackend();
  return { mock, ...createMockPorts(mock) };
}

describe('assistant', () => {
  it('matches with the target in path and body', async () => {
    const { assistant } = setUp();
    const reply = await assistant.match({ target: 'point', keyword: '链表', courseId: 1004 });
    expect(reply.keyword).toBe('链表');
    expect(reply.data.map(({ title }) => title)).toContain('链表');
  });

  it('adds accepted points after the existing ones', async () => {
    const { assistant, points } = setUp();
    const before = await points.loadPoints(1004);
    await assistant.addPoints(1004, [{ title: '跳表', description: '多级索引的有序链表' }]);
    const after = await points.loadPoints(1004);
    expect(after.points.map(({ title }) => title)).toEqual([...before.points.map(({ title }) => title), '跳表']);
    expect(after.ksa).toEqual(before.ksa);
    expect(after.points.slice(0, before.points.length)).toEqual(before.points);
  });

  it('adds accepted KSA items under their point, and every other item keeps the points it supports', async () => {
    const { assistant, points } = setUp();
    const before = await points.loadPoints(1004);
    const { id } = before.points[1]!;
    await assistant.addKsa(1004, [{ pointId: id, title: 'S', description: '能实现跳表' }]);
    const after = await points.loadPoints(1004);
    const added = after.ksa.find(({ description }) => description === '能实现跳表')!;
    expect(added.level).toBe(before.ksa.filter(({ title }) => title === 'S').length + 1);
    expect(after.points[1]!.ksa.map((item) => item.id)).toEqual([...before.points[1]!.ksa.map((item) => item.id), added.id]);
    expect(after.points.map((point) => point.ksa.filter((item) => item.id !== added.id))).toEqual(before.points.map((point) => point.ksa));
  });

  it('takes out again what it added, and leaves what was changed since', async () => {
    const { assistant, points } = setUp();
    const before = await points.loadPoints(1004);
    const { id: pointId } = before.points[1]!;
    const added = [
      { title: '跳表', description: '多级索引的有序链表' },
      { title: '散列', description: '冲突的处理' },
    ];
    const ksa = [{ pointId, title: 'S' as const, description: '能实现跳表' }];
    await assistant.addPoints(1004, added);
    await assistant.addKsa(1004, ksa);
    const { points: stored, version } = await points.loadPoints(1004);
    const changed = stored.map(withoutKsa).map((point) => (point.title === '散列' ? { ...point, title: '散列表' } : point));
    await points.savePoints({ courseId: 1004, version, points: changed });
    const record = await assistant.removeAdded(1004, { points: added, ksa });
    const after = await points.loadPoints(1004);
    expect(after.points.map(({ title }) => title)).toEqual([...before.points.map(({ title }) => title), '散列表']);
    expect(after.points[1]).toEqual(before.points[1]);
    expect(record?.pointksa).toEqual(after.points);
  });
});
