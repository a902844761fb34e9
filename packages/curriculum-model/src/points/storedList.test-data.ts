import type { Ksa, PointKsa } from './ksa';

/** Two points, an item under both, one under the second, and one under none whose number leaves a gap. */
export function aStoredList(): { points: PointKsa[]; ksa: Ksa[] } {
  const linear: Ksa = { id: 2001, title: 'K', level: 1, description: '线性结构特点' };
  const pointer: Ksa = { id: 2002, title: 'K', level: 2, description: '指针' };
  const careful: Ksa = { id: 2003, title: 'A', level: 3, description: '严谨' };
  return {
    points: [
      { id: 1001, title: '顺序表', description: '连续存放', ksa: [linear] },
      { id: 1002, title: '链表', description: '指针相连', ksa: [linear, pointer] },
    ],
    ksa: [linear, pointer, careful],
  };
}
