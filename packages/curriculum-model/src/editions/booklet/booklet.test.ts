import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../../hours';
import {
  documentTexts,
  syllabusDocument,
  type DocumentLanguages,
  type DocumentTable,
  type SyllabusDocument,
  type Words,
} from '../../syllabus';
import { figuresOf } from '../figures';
import { aState, record, write } from '../programme.test-data';
import { someState } from '../states.test-data';
import { recordsOf } from '../state';
import { withoutLoose } from '../withoutLoose';
import type { PublishedHead } from '../calls';
import { courseReportOf, publishedHomeOf, textPair } from '../publishing';
import { writtenWords } from '../../syllabus/document/wording';
import { curriculumBooklet } from './curriculumBooklet';
import { draftSyllabus } from './draftSyllabus';
import { editionSyllabus } from './editionSyllabus';
import { publishedPaper } from './publishedPaper';

const edition = { name: { zh: '2025版', en: '2025' }, entryYear: 2025 };

function lines({ blocks }: SyllabusDocument, id: string) {
  const table = blocks.find((block): block is DocumentTable => block.kind === 'table' && block.id === id)!;
  return table.rows.map(({ cells }) =>
    cells.map((cell) =>
      cell.lines.map(({ words, support }) => `${support === undefined ? '' : '★☆'[support]}${words.zh ?? words.en ?? ''}`).join('; '),
    ),
  );
}

const programme = () =>
  aState((major, course) => {
    write(major.major, '', { code: '080902', standard: 'CEEAA-2015' });
    write(course.course, '', { typeId: 2, classId: 1, theoryPeriod: 48, practicePeriod: 16 });
    course.syllabus = [record('', { score: 4, year: '2024-2025-1' })];
  });

describe('the booklet of an edition', () => {
  it.each<[DocumentLanguages, readonly string[]]>([
    [
      'zh',
      [
        '一 专业信息',
        '二 毕业要求与指标点',
        '三 课程体系与学分学时分布',
        '四 课程设置',
        '五 课程体系与毕业要求支撑矩阵',
        '六 附：课程教学大纲',
      ],
    ],
    [
      'en',
      [
        '1 The major',
        '2 Graduation requirements and indicator points',
        '3 Structure, credits and hours',
        '4 Courses',
        '5 Support of the graduation requirements by the courses',
        '6 Appendix: syllabuses',
      ],
    ],
  ])('has its parts in the order in which colleges print them, in %s', (languages, titles) => {
    const headings = (hasSyllabuses: boolean) =>
      curriculumBooklet(programme(), { ...edition, hasSyllabuses }, languages).blocks.flatMap((block) =>
        block.kind === 'heading' ? [`${block.number} ${block.text[languages as 'zh' | 'en']}`] : [],
      );
    expect(headings(true)).toEqual(titles);
    expect(headings(false)).toEqual(titles.slice(0, -1));
  });

  it('names the major and the edition, also at the head of every page', () => {
    const booklet = curriculumBooklet(programme(), edition, 'zh');
    expect(booklet.title).toEqual({ zh: '软件工程专业人才培养方案' });
    expect(booklet.runningTitle).toEqual({ zh: '软件工程专业人才培养方案　2025版' });
    expect(documentTexts(booklet)).toEqual(
      expect.arrayContaining(['080902', '工程教育认证标准（2015–2022版）', '2025版', '1 工程知识', '1.1', '能表述']),
    );
    const both = curriculumBooklet(programme(), { ...edition, name: { zh: '2025 版' } }, 'both');
    expect(both.runningTitle.zh).toMatch(/　2025 版$/);
    expect(both.runningTitle.en ?? '').not.toContain('2025');
  });

  it('lists courses, what they add up to, and what they support', () => {
    const booklet = curriculumBooklet(programme(), edition, 'zh');
    expect(lines(booklet, 'courses')).toEqual([['1', '数据结构', '学科基础课程', '必修', '48', '16', '4', '2024-2025学年第1学期']]);
    expect(lines(booklet, 'structure')).toEqual([
      ['学科基础课程', '必修', '1', '48', '16', '4'],
      ['合计', '', '1', '48', '16', '4'],
    ]);
    expect(lines(booklet, 'major-matrix')).toEqual([
      ['数据结构', '★', ''],
      ['★合计', '1', '0'],
      ['☆合计', '0', '0'],
    ]);
  });

  it('says what was not chosen, and that there is nothing', () => {
    expect(lines(curriculumBooklet(aState(), edition, 'zh'), 'structure')[0]).toEqual(['未定', '未定', '1', '0', '0', '']);
    const empty = { major: { ...aState().major, records: { major: [record('', { name: '软件工程' })] } }, courses: [] };
    expect(documentTexts(curriculumBooklet(empty, edition, 'en'))).toEqual(
      expect.arrayContaining(['No graduation requirements', 'No courses']),
    );
  });

  it('says in English that a name without English is left in Chinese, in its title as everywhere', () => {
    const { title, notes } = curriculumBooklet(aState(), edition, 'en');
    expect(title.en).toBeUndefined();
    expect(notes.map(({ en }) => en)).toEqual([expect.stringContaining('Chinese')]);
  });

  it('is the paper that the page of the published edition shows, whatever the state is', () => {
    fc.assert(
      fc.property(someState.map(withoutLoose), fc.constantFrom<DocumentLanguages>('zh', 'en', 'both'), (state, languages) => {
        const record = recordsOf(state.major, 'major')[0];
        const text = (field: string) => String(record?.fields[field] ?? '');
        const head: PublishedHead = {
          id: 24,
          name: '2025版',
          entryYear: 2025,
          reason: '',
          major: {
            name: textPair(record, 'name'),
            code: text('code'),
            standard: text('standard'),
            objectives: textPair(record, 'objectives'),
            college: { zh: '', en: '' },
          },
          publishedAt: '2025-06-01T09:00:00+08:00',
          withdrawn: null,
        };
        const booklet = curriculumBooklet(state, { name: writtenWords(languages, '2025版'), entryYear: 2025 }, languages);
        expect(publishedPaper({ edition: head, home: publishedHomeOf(state) }, languages)).toEqual(booklet);
      }),
    );
  });

  it.each<[DocumentLanguages, string, Words]>([
    ['zh', '二', { zh: '能独立设计软件；\n能带领团队。' }],
    ['en', '2', { en: 'Design software.\nLead a team.' }],
    ['both', '二', { zh: '能独立设计软件；\n能带领团队。', en: 'Design software.\nLead a team.' }],
  ])('has the objectives of the major after what is known of it, in %s, and is numbered on', (languages, number, text) => {
    const state = programme();
    const [own] = recordsOf(state.major, 'major');
    Object.assign(own!.fields, { objectives: '能独立设计软件；\n能带领团队。', 'objectives.en': 'Design software.\nLead a team.' });
    const { blocks } = curriculumBooklet(state, { ...edition, hasSyllabuses: true }, languages);
    const at = blocks.findIndex(({ id }) => id === 'objectives');
    expect(blocks[at]).toMatchObject({ kind: 'paragraph', text });
    expect(blocks[at - 1]).toMatchObject({ number, text: languages === 'en' ? { en: 'Educational objectives' } : { zh: '培养目标' } });
    expect(blocks.filter((block) => block.kind === 'heading' && block.level === 1)).toHaveLength(7);
  });

  it('says where the syllabuses are, and that it was withdrawn', () => {
    const whole = { ...edition, hasSyllabuses: true, withdrawn: { zh: '学分有误' } };
    const booklet = curriculumBooklet(programme(), whole, 'zh');
    expect(booklet.blocks.map(({ id }) => id)).toEqual(expect.arrayContaining(['withdrawn', 'section-6', 'syllabuses']));
    expect(documentTexts(booklet)).toEqual(expect.arrayContaining(['本版已撤回', '学分有误', '附：课程教学大纲']));
    expect(documentTexts(curriculumBooklet(programme(), edition, 'zh'))).not.toContain('附：课程教学大纲');
  });

  it('has the syllabus of each course as a paper of its own that names the edition and has no signatures', () => {
    const { major, courses } = programme();
    const reported = { major, course: courses[0]!, takenAt: '2025-01-01T00:00:00Z' };
    const { fileName, document } = editionSyllabus(reported, { zh: '2025版' }, 'zh');
    expect(fileName).toBe('《数据结构》开课说明');
    expect(document.runningTitle.zh).toMatch(/^《数据结构》开课说明.*　2025版$/);
    expect(document.blocks[0]).toMatchObject({ label: { zh: '版本' }, text: { zh: '2025版' } });
    expect(document.blocks.some(({ kind }) => kind === 'signatures')).toBe(false);
    expect(documentTexts(document)).toContain('2025版');
  });

  it.each<[DocumentLanguages, Words]>([
    ['zh', { zh: '修订稿「2026 修订稿」　《数据结构》开课说明' }],
    ['en', { en: 'Revision draft “2026 修订稿”, “Data Structures” Syllabus' }],
  ])('marks the syllabus of a draft on top and at the head of every page, in %s', (languages, runningTitle) => {
    const state = programme();
    const report = courseReportOf({ major: state.major, course: state.courses[0]!, takenAt: '2025-01-01T00:00:00Z' });
    report.intro.translations = { en: { name: { text: 'Data Structures', updatedAt: '2025-01-01T00:00:00Z' } } };
    report.info.year = '';
    const live = syllabusDocument(report, languages);
    const marked = draftSyllabus(live, { kind: 'draft', name: '2026 修订稿' });
    expect(marked.runningTitle).toEqual(runningTitle);
    expect(marked.blocks[0]).toMatchObject({ label: languages === 'zh' ? { zh: '修订稿' } : { en: 'Revision draft' } });
    expect(marked.blocks.slice(1)).toEqual(live.blocks);
    expect(draftSyllabus(live, { kind: 'scenario', name: '方案甲' }).blocks[0]).not.toMatchObject({ label: { zh: '修订稿' } });
  });

  it('adds up to the figures of the state, whatever it is', () => {
    fc.assert(
      fc.property(someState.map(withoutLoose), fc.constantFrom<DocumentLanguages>('zh', 'en', 'both'), (state, languages) => {
        const booklet = curriculumBooklet(state, edition, languages);
        const figures = figuresOf(state);
        const structure = lines(booklet, 'structure');
        expect(structure.at(-1)?.slice(2) ?? ['0', '0', '0', '']).toEqual([
          String(figures.courses),
          String(figures.hours.theory),
          String(figures.hours.practice),
          figures.credits === null ? '' : String(figures.credits),
        ]);
        expect(sum(structure.slice(0, -1).map((line) => Number(line[2])))).toBe(figures.courses);
        const matrix = lines(booklet, 'major-matrix');
        expect(matrix.slice(0, -2)).toHaveLength(state.courses.length);
        expect((matrix.at(-2) ?? []).slice(1)).toEqual(
          state.courses.length === 0 ? [] : figures.indicators.map(({ strong }) => String(strong)),
        );
        const texts = new Set(documentTexts(booklet));
        for (const { fields } of recordsOf(state.major, 'indicator')) {
          if (typeof fields.description === 'string' && fields.description !== '' && languages !== 'en')
            expect(texts).toContain(fields.description);
        }
      }),
    );
  });
});
