import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textDifference } from '../../history';
import { documentTexts, type DocumentLanguages, type DocumentTable } from '../../syllabus';
import { compareEditions } from '../compareEditions';
import { aState, record, without, write, type Records } from '../programme.test-data';
import { recordKinds, shapeOf } from '../shapes';
import { someState } from '../states.test-data';
import { withoutLoose } from '../withoutLoose';
import { excerpts } from './excerpts';
import { revisionDocument } from './revisionDocument';

const whole = someState.map(withoutLoose);
const names = { before: { zh: '2021版', en: '2021' }, after: { zh: '2025版', en: '2025' } };

function paper(edit: (major: Records, course: Records) => void, languages: DocumentLanguages = 'zh') {
  const remarkOf = () => ({ reason: '专家意见', author: '周敏 2026-05-15' });
  return revisionDocument({ before: aState(), after: aState(edit), names, entryYear: 2025, date: '2026-11-27', remarkOf }, languages);
}

/** The lines of a table, each cell as one text. */
function lines(document: ReturnType<typeof paper>, id: string) {
  const table = document.blocks.find((block): block is DocumentTable => block.kind === 'table' && block.id === id)!;
  return table.rows.map(({ cells }) =>
    cells.map((cell) =>
      cell.lines
        .map(({ words, support }) => `${support ?? ''}${words.zh ?? ''}${words.zh && words.en ? ' / ' : ''}${words.en ?? ''}`)
        .join('; '),
    ),
  );
}

describe('the revision comparison table', () => {
  it('has a line for each change with its effect, its reason and who proposed it', () => {
    const document = paper((major, course) => {
      write(major.requirement, '1', { number: '3' });
      write(course.binding, '11', { relate: 1 });
      write(course.goal, '301', { description: '能抽象' });
      write(course.course, '', { name: '算法', theoryPeriod: 48 });
    });
    const remark = ['专家意见', ''];
    expect(lines(document, 'revision-table')).toEqual([
      ['1', '毕业要求', '3', '1', '3', '仅编号', ...remark, '周敏 2026-05-15'],
      ['2', '课程', '算法', '课程名称：数据结构; 理论学时：0', '课程名称：算法; 理论学时：48', '修改', ...remark, '周敏 2026-05-15'],
      ['3', '支撑关系', '算法 · 1.1', '★ 强支撑', '☆ 弱支撑', '强度减弱', '专家意见', '1.1 强支撑 1 → 0、弱支撑 0 → 1', '周敏 2026-05-15'],
      ['4', '教学目标', '算法 · 教学目标', '能建模', '能抽象', '修改', ...remark, '周敏 2026-05-15'],
    ]);
    expect(lines(document, 'matrix-table')).toEqual([['算法', '1.1 能表述', '0', '1', '强度减弱']]);
    expect(documentTexts(document)).toEqual(
      expect.arrayContaining(['软件工程', '2021版 → 2025版', '2025', '2026-11-27', '4 处（毕业要求 1、课程 1、支撑关系 1、教学目标 1）']),
    );
  });

  it('is in English, and in both languages', () => {
    const edit = (_: Records, course: Records) => without(course, 'chapter', '203');
    expect(lines(paper(edit, 'en'), 'revision-table')[0]).toEqual([
      '1',
      'Chapters and hours',
      '数据结构 · Project / chapter · 树',
      '树',
      '',
      'Removed',
      '专家意见',
      '',
      '周敏 2026-05-15',
    ]);
    expect(lines(paper(edit, 'both'), 'revision-table')[0]![1]).toBe('章节与学时 / Chapters and hours');
  });

  it.each<[DocumentLanguages, string[], string[]]>([
    ['zh', ['1 能用', '环境'], ['2 能运用']],
    ['en', ['1 Use', '环境'], ['2 Apply']],
    ['both', ['1 能用 / 1 Use', '环境'], ['2 能运用 / 2 Apply']],
  ])('puts a number before its words, English beside Chinese, and what was merged before, in %s', (languages, before, after) => {
    const english = (text: string) => ({ 'description.en': text, 'number.en': text === 'Use' ? '1' : '2' });
    const was = aState((major) => {
      write(major.requirement, '1', { number: '1', description: '能用', ...english('Use') });
      write(major.requirement, '2', { number: '', description: '环境' });
    });
    const is = aState((major) => {
      write(major.requirement, '1', { number: '2', description: '能运用', ...english('Apply'), derivedFrom: [2] });
      write(major.requirement, '2', { number: '', description: '环境' });
    });
    const document = revisionDocument({ before: was, after: is, names, date: '2026-11-27' }, languages);
    const [row] = lines(document, 'revision-table');
    expect(row!.slice(3, 5)).toEqual([before.join('; '), after.join('; ')]);
  });

  it('knows a deleted course by its name and its hours, and leaves its report alone', () => {
    const before = aState((_, course) => {
      write(course.course, '', { introduction: '介绍', criterion: '标准', theoryPeriod: 48 });
      course.syllabus = [record('', { attendance: '考勤' })];
    });
    const document = revisionDocument({ before, after: { ...before, courses: [] }, names, date: '2026-11-27' }, 'zh');
    const rows = lines(document, 'revision-table');
    expect(rows.find(([, kind]) => kind === '课程')?.slice(2, 6)).toEqual(['数据结构', '课程名称：数据结构; 理论学时：48', '', '删除']);
    expect(JSON.stringify(rows)).not.toMatch(/考勤|介绍|标准/);
  });

  it('says why there is a revision, on paper that lies on its long side', () => {
    const after = aState((major) => write(major.requirement, '1', { number: '3' }));
    const document = revisionDocument({ before: aState(), after, names, date: '2026-11-27', reason: '换用十一条毕业要求' }, 'zh');
    expect(document.isLandscape).toBe(true);
    expect(documentTexts(document)).toEqual(expect.arrayContaining(['修订理由', '换用十一条毕业要求']));
  });

  it('says that nothing changed', () => {
    const texts = documentTexts(paper(() => undefined));
    expect(texts).toEqual(expect.arrayContaining(['没有变更', '支撑关系没有变化']));
  });

  it('has a line for every change, whatever it is', () => {
    fc.assert(
      fc.property(whole, whole, fc.constantFrom<DocumentLanguages>('zh', 'en', 'both'), (before, after, languages) => {
        const document = revisionDocument({ before, after, names, date: '2026-11-27' }, languages);
        const rows = lines(document, 'revision-table');
        expect(rows).toHaveLength(compareEditions(before, after).length);
        expect(rows.map(([number]) => number)).toEqual(rows.map((_, at) => String(at + 1)));
      }),
      { numRuns: 40 },
    );
  });
});

describe('excerpts of a long text', () => {
  it('leave out what stayed the same, but for the words around', () => {
    const same = '学生在完成本课程之后能够独立地分析问题并且设计和实现解决方案，';
    expect(excerpts(`${same}${same}使用集成测试工具。${same}`, `${same}${same}使用接口测试工具。${same}`, 'zh')).toEqual({
      before: '…设计和实现解决方案，使用集成测试工具。学生在完成本课…',
      after: '…设计和实现解决方案，使用接口测试工具。学生在完成本课…',
    });
  });

  it('leave an English sentence whole, and cut a long one between words', () => {
    const [before, after] = ['Break down', 'Decompose'].map((verb) => `${verb} complex computing problems and identify their constraints`);
    expect(excerpts(before!, after!, 'en')).toEqual({ before, after });
    const long = ' the needs of those who use a system and of those who run it'.repeat(3);
    expect(excerpts(`Weigh${long}`, `Judge${long}`, 'en')).toEqual({
      before: 'Weigh the needs of those who…',
      after: 'Judge the needs of those who…',
    });
  });

  it('keep every word that came or went', () => {
    const text = fc
      .array(fc.constantFrom('goal ', 'tools ', 'and ', 'their ', 'limits. '), { maxLength: 60 })
      .map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const shown = excerpts(before, after, 'en');
        for (const piece of textDifference(before, after, 'en')) {
          if (piece.change === 'removed') expect(shown.before).toContain(piece.text);
          if (piece.change === 'added') expect(shown.after).toContain(piece.text);
        }
      }),
    );
  });
});

it.each(recordKinds)('the fields of a %s are told apart by their labels, by which the table puts them together', (kind) => {
  for (const language of ['zh', 'en'] as const) {
    const labels = Object.values(shapeOf(kind).fields).map(({ label }) => label[language]);
    expect(labels).toEqual([...new Set(labels)]);
  }
});
