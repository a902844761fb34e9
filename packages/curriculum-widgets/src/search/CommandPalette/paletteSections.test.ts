import { loadInitials, type FindableKind, type FoundGroup, type FoundRecord } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import type { PaletteAct } from './paletteEntries';
import { createMemory, firstHit, sectionsOf, type SectionRequest } from './paletteSections';
import { startSections } from './startSections';

const course = (id: number, title: string, otherTitle?: string): FoundRecord => ({
  id,
  title,
  otherTitle,
  description: '',
  majorId: 1,
  courseId: id,
  majorName: '软件工程',
});
const groups: FoundGroup[] = [
  { kind: 'course', total: 3, list: [course(1, '数据结构', 'Data Structures'), course(2, '数据结构'), course(3, '高级数据结构')] },
  { kind: 'major', total: 1, list: [{ id: 7, title: '软件工程', description: '', majorId: 7, majorCode: '080902' }] },
];
const acts: PaletteAct[] = [
  { id: 'en', title: '切换到英文', otherTitle: 'Switch to English' },
  { id: 'workbench', title: '工作台', kind: 'page', href: '/workbench' },
];
const actsOf = ({ id, title }: FoundRecord, kind: FindableKind): PaletteAct[] =>
  kind === 'course' ? [{ id: `matrix-${id}`, title: '打开三级矩阵', otherTitle: 'Open the matrices', context: title }] : [];
const nothing = { keyword: '', groups: [] };

async function find(keyword: string, more: Partial<SectionRequest> = {}) {
  const beginsWith = await loadInitials();
  const request = { scope: 'all', memory: createMemory(groups, acts), beginsWith, served: nothing, uses: {}, actsOf } as const;
  return sectionsOf({ ...request, keyword, ...more }).map(({ id, rows }) => [id, rows.map(({ key }) => key)]);
}

describe('the lines of a keyword', () => {
  it.each([
    ['数据结构', ['course:1', 'course:2', 'course:3']],
    ['sjjg', ['course:1', 'course:2', 'course:3']],
    ['structures DATA', ['course:1']],
  ])('finds courses by %s, and acts on the first', async (keyword, rows) => {
    expect(await find(keyword)).toEqual([
      ['course', rows],
      ['here', ['act:matrix-1']],
    ]);
  });

  it('finds acts by either language and by initials, and by > alone', async () => {
    for (const keyword of ['英文', 'english', 'qhdyw', '>switch']) expect((await find(keyword))[0]).toEqual(['act', ['act:en']]);
    expect(await find('>数据结构')).toEqual([]);
  });

  it('finds an act on a record by words of both, in any order', async () => {
    for (const keyword of ['数据结构 矩阵', '打开 矩阵 数据结构', 'sjjg sjjz', 'open the matrices of data structures']) {
      const [first] = await find(keyword);
      expect(first?.[0]).toBe('act');
      expect(first?.[1]).toContain('act:matrix-1');
    }
  });

  it('offers an act that is named alone on the records that were used most', async () => {
    for (const keyword of ['矩阵', '>矩阵', 'matrices', 'sjjz'])
      expect(await find(keyword, { uses: { 'course:3': 5, 'course:2': 1 } })).toEqual([
        ['act', ['act:matrix-3', 'act:matrix-2', 'act:matrix-1']],
      ]);
    expect(await find('化学')).toEqual([]);
  });

  it('puts the course first that all words name, though the last could be one of an act on it', async () => {
    const readable: SectionRequest['actsOf'] = (record, kind) =>
      kind === 'course' ? [{ id: `study-${record.id}`, title: '阅读课程', otherTitle: 'Study the course' }] : [];
    const [first] = await find('data s', { actsOf: readable });
    expect(first).toEqual(['course', ['course:1']]);
  });

  it('puts what was used more first among equals, and never before a better one', async () => {
    const [courses] = await find('数据结构', { uses: { 'course:2': 3, 'course:3': 9 } });
    expect(courses).toEqual(['course', ['course:2', 'course:1', 'course:3']]);
  });

  it('adds what the server found, once, and mutes it while a newer keyword waits', async () => {
    const beginsWith = await loadInitials();
    const goal = { id: 5, title: '能选择数据结构', description: '', majorId: 1, courseId: 1, courseName: '数据结构' };
    const served = { keyword: '数据', groups: [groups[0]!, { kind: 'goal' as const, total: 9, list: [goal] }] };
    const request = { scope: 'goal', memory: createMemory(groups, acts), beginsWith, served, uses: {}, actsOf } as const;
    const [goals] = sectionsOf({ ...request, keyword: '数据' });
    expect(goals).toMatchObject({ count: 9, rows: [{ key: 'goal:5', isOld: false }] });
    expect(sectionsOf({ ...request, keyword: '数据结' })[0]).toMatchObject({ rows: [{ key: 'goal:5', isOld: true }] });
    expect((await find('数据', { served }))[0]).toEqual(['course', ['course:1', 'course:2', 'course:3']]);
  });

  it.each([
    ['数据', 'goal:5'],
    ['结构 数据', 'goal:5'],
    ['sjjg', 'goal:5'],
    ['化学', undefined],
  ])('has Enter take what %s names, of the muted ones too', async (keyword, key) => {
    const beginsWith = await loadInitials();
    const goal = { id: 5, title: '能选择数据结构', description: '', majorId: 1 };
    const served = { keyword: '选择', groups: [{ kind: 'goal' as const, total: 1, list: [goal] }] };
    const memory = createMemory([], []);
    const sections = sectionsOf({ keyword, scope: 'all', memory, beginsWith, served, uses: {}, actsOf });
    expect(sections[0]?.rows).toMatchObject([{ key: 'goal:5', isOld: true }]);
    expect(firstHit(sections[0]!.rows, keyword, beginsWith)?.key).toBe(key);
  });

  it('answers from the memory of two thousand courses within 50 ms', async () => {
    const list = Array.from({ length: 2000 }, (_, at) => course(at + 1, `课程单元与数据结构 ${at}`, `Course unit ${at}`));
    const memory = createMemory([{ kind: 'course', total: 2000, list }], acts);
    await find('kcdy', { memory });
    const times: number[] = [];
    for (const keyword of ['s', 'sj', 'sjj', '数据', 'course unit 19']) {
      const before = process.cpuUsage();
      await find(keyword, { memory });
      // Time of the processor: what other processes take is not the palette's.
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    expect(times.toSorted((left, right) => left - right)[2]).toBeLessThan(50);
  });
});

it('starts with recent places, and pages and acts by use', () => {
  const recents = [{ id: 'a', title: '专业矩阵', href: '/matrix' }];
  expect(startSections(acts, recents, {}).map(({ id }) => id)).toEqual(['recent', 'page', 'do']);
  expect(startSections(acts, [], {}).map(({ id }) => id)).toEqual(['page', 'do']);
});
