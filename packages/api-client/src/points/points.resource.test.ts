import { describe, expect, it } from 'vitest';
import { createMockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';

const aSource = () => createMockPorts(createMockBackend()).points;

describe('createPoints', () => {
  it('loads points, all KSA items and the version', async () => {
    const { points, ksa, version } = await aSource().loadPoints(1004);
    expect(points.map(({ title }) => title)).toContain('二叉树遍历');
    expect(ksa).toHaveLength(9);
    expect(version).toEqual(expect.any(Number));
  });

  it('keeps an item under two new points as one, and an unlinked one among the items of the course', async () => {
    const source = aSource();
    const before = await source.loadPoints(1004);
    const [first] = before.points;
    const shared = { id: 0, title: 'S' as const, level: 4, description: '共用' };
    await source.saveKsa({
      courseId: 1004,
      ksa: [
        ...before.ksa.map((item) => (item.title === 'K' && item.level === 1 ? { ...item, pointId: null } : item)),
        { ...shared, pointId: first!.id },
        { ...shared, pointId: before.points[1]!.id },
      ],
    });
    const after = await source.loadPoints(1004);
    expect(after.ksa).toHaveLength(10);
    expect(after.points[0]!.ksa.map(({ description }) => description)).toEqual(['严谨的复杂度意识', '共用']);
    expect(after.points[1]!.ksa.map(({ description }) => description)).toContain('共用');
  });
});
