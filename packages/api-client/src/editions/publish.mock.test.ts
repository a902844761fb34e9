import { courseReportOf, syllabusDocument } from '@college/curriculum-model';
import { rulesBeforeSyllabuses, supportedBindings } from '@college/curriculum-model/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMockBackend, type MockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';
import { createMockState } from '../mock-api/mockState';
import { reportOf } from '../syllabus/reportRows';
import { majorState } from './rows/majorState';

const majorId = 1001;
const wanted = { editable: false, languages: 'zh', syllabuses: true } as const;

async function publish(backend: MockBackend, entryYear = 2026) {
  const { editionPublishing } = createMockPorts(backend);
  const { seen } = await editionPublishing.planPublication(majorId);
  return editionPublishing.publishEdition({ majorId, seen, name: `${entryYear} 版`, entryYear });
}

describe('published editions of the mock', () => {
  let backend: MockBackend;
  let ports: ReturnType<typeof createMockPorts>;
  beforeEach(() => {
    backend = createMockBackend({ fixtures: { bindings: supportedBindings } });
    backend.state.rules.set(1001, { settings: rulesBeforeSyllabuses, version: 1 });
    ports = createMockPorts(backend);
  });

  it('are refused while any error is open that nobody accepted, which says in which course', async () => {
    backend.state.rules.clear();
    const { seen, findings } = await ports.editionPublishing.planPublication(majorId);
    const { findings: found } = await ports.editionFindings.loadFindings('current:1001', { occasion: 'review' });
    const open = found.filter(({ level }) => level === 'error');
    const errors = findings.filter(({ level }) => level === 'error');
    expect(errors.map(({ at, message }) => [at, message])).toEqual(open.map(({ at, sentence }) => [at, sentence.zh]));
    expect(errors[0]).toMatchObject({ owner: expect.stringMatching(/./), message: '课程还没有开课说明' });
    const request = { majorId, seen, name: '2026 版', entryYear: 2026 };
    await expect(ports.editionPublishing.publishEdition(request)).rejects.toMatchObject({ code: '30001' });
    for (const { id: finding, basis } of open) {
      await ports.editionFindings.acceptFinding({ majorId, ref: 'current:1001', finding, basis, reason: '随后补齐', until: null });
    }
    await expect(ports.editionPublishing.publishEdition(request)).resolves.toMatchObject({ kind: 'published' });
  });

  it('are refused while an indicator point has no support, and where something changed since the plan', async () => {
    const bare = createMockPorts(createMockBackend());
    const { seen, findings } = await bare.editionPublishing.planPublication(majorId);
    expect(findings[0]).toMatchObject({ level: 'error', rule: 'indicatorUnsupported' });
    const request = { majorId, name: '2026 版', entryYear: 2026 };
    await expect(bare.editionPublishing.publishEdition({ ...request, seen })).rejects.toMatchObject({ code: '30001' });
    const plan = await ports.editionPublishing.planPublication(majorId);
    await ports.cards.renameCourse({ courseId: 1005, name: '操作系统原理', lang: '80101' });
    const refused = ports.editionPublishing.publishEdition({ ...request, seen: plan.seen });
    await expect(refused).rejects.toMatchObject({ code: '30009', data: { published: [] } });
  });

  it('stay as they were published, and say in which of them a course stands', async () => {
    const { id } = await publish(backend);
    const before = await ports.editionPublishing.loadPublishedEdition(id);
    expect(before.home?.courses.map(({ lineage }) => lineage)).toContain(1004);
    expect(before.edition).toMatchObject({ name: '2026 版', entryYear: 2026, withdrawn: null, major: { name: { zh: '软件工程' } } });
    await ports.cards.renameCourse({ courseId: 1005, name: '操作系统原理', lang: '80101' });
    expect(await ports.editionPublishing.loadPublishedEdition(id)).toEqual(before);
    expect(await ports.editionPublishing.listEditionsOfCourse(1004)).toEqual([
      { id, name: '2026 版', entryYear: 2026, status: 'published', lineage: 1004 },
    ]);
    const { course } = await ports.editionPublishing.loadPublishedEdition(id, { part: 1004 });
    expect(course?.report.intro.name).toBe('数据结构');
    await expect(ports.editionPublishing.loadPublishedEdition(id, { part: 99 })).rejects.toMatchObject({ code: '30004' });
  });

  it('are withdrawn with a reason, or superseded by another edition of the same entry year', async () => {
    const first = await publish(backend);
    const second = await publish(backend);
    const withdrawn = (id: number) => ports.editionPublishing.loadPublishedEdition(id).then(({ edition }) => edition.withdrawn);
    expect((await withdrawn(first.id))?.reason).toContain('「2026 版」');
    expect(await withdrawn(second.id)).toBeNull();
    await ports.editionPublishing.withdrawEdition({ id: second.id, version: 1, reason: '学分有误' });
    expect((await withdrawn(second.id))?.reason).toBe('学分有误');
    const again = ports.editionPublishing.withdrawEdition({ id: second.id, version: 2, reason: '学分有误' });
    await expect(again).rejects.toMatchObject({ code: '30001' });
  });

  it('are read by links, at most twenty, until these are revoked', async () => {
    const { id } = await publish(backend);
    const { id: linkId, link } = await ports.editionPublishing.createEditionLink(id);
    const anybody = createMockPorts(backend, { as: null }).editionPublishing;
    expect((await anybody.loadPublicEdition(link)).edition.id).toBe(id);
    expect((await anybody.loadPublicEdition(link, { part: 1004 })).course?.lineage).toBe(1004);
    await ports.editionPublishing.deleteEditionLink({ id, linkId });
    await expect(anybody.loadPublicEdition(link)).rejects.toMatchObject({ code: '30004' });
    for (let made = 0; made < 20; made += 1) await ports.editionPublishing.createEditionLink(id);
    await expect(ports.editionPublishing.createEditionLink(id)).rejects.toMatchObject({ code: '30001' });
    expect(await ports.editionPublishing.listEditionLinks(id)).toHaveLength(20);
  });

  it('have a booklet that is prepared and fetched once', async () => {
    const { id } = await publish(backend);
    let address = '';
    const { editionPublishing } = createMockPorts(backend, { open: (url) => (address = url) });
    const progress: number[] = [];
    const { file } = await editionPublishing.prepareBooklet({ id, ...wanted }, (reached) => progress.push(reached));
    expect(progress.at(-1)).toBe(100);
    await editionPublishing.downloadBooklet({ id, ...wanted, file });
    expect(address).toContain('/edition/booklet');
  });
});

describe('the report of a course as its state has it', () => {
  /** Without what a state does not hold: times, and the numbers of entries, which are keys of the lines. */
  const bare = <Content>(content: Content): Content =>
    JSON.parse(JSON.stringify(content, (name, value: unknown) => (['updatedAt', 'older', 'key'].includes(name) ? undefined : value)));

  it('is the same paper as that of the live course, in both languages', () => {
    const state = createMockState({ bindings: supportedBindings });
    for (const { id } of state.majors) {
      const { major, courses } = majorState(state, id);
      for (const course of courses) {
        const live = reportOf(state, course.lineage);
        const kept = courseReportOf({ major, course, takenAt: '2026-01-01T00:00:00Z' });
        expect(bare(kept.intro), `${course.lineage}`).toEqual(bare(live.intro));
        expect(bare(kept.requires)).toEqual(bare(live.requires));
        expect(bare(syllabusDocument(kept, 'both')), `${course.lineage}`).toEqual(bare(syllabusDocument(live, 'both')));
      }
    }
  });
});
