import {
  changedMeanwhile,
  courseTexts,
  may,
  translatedFields,
  writtenEnglish,
  type SavedTexts,
  type TranslatedKind,
  type Translations,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found, refusals } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';
import { pointKsaOf } from '../points/pointRows';
import { translatedRows } from './translatedRows';

export const translationMocks = {
  listCourseTexts({ query: { courseid }, state, user, language }) {
    const course = found(state.courseUnits.find(({ id }) => id === courseid));
    const bindings = state.bindings.filter(({ courseId }) => courseId === courseid);
    const supported = new Set(bindings.map(({ requireId }) => requireId));
    const chapters = new Set(course.courseMatrixVOS.map(({ id }) => id));
    const source = {
      course,
      report: state.additionalInfos.find(({ courseUnitId }) => courseUnitId === courseid),
      requires: (state.requires.get(course.majorId) ?? [])
        .map((require) => ({ ...require, children: require.children.filter(({ id }) => supported.has(id)) }))
        .filter(({ children }) => children.length > 0),
      goals: state.goals.filter((goal) => goal.courseId === courseid),
      projects: course.courseMatrixVOS,
      cells: state.courseCells
        .filter(({ courseUnitId, relate }) => courseUnitId === courseid && relate.relate !== -1)
        .map((cell) => ({ ...cell, goalId: cell.graduateRequireId, pointId: cell.point.id })),
      taskGoals: state.taskGoals.filter(({ projectId }) => chapters.has(projectId)),
      points: state.points.filter((point) => point.courseId === courseid),
      ksas: state.ksas.filter((ksa) => ksa.courseId === courseid),
    };
    const editable = {
      course: may(user, 'modify', chainOf(state, 'course', courseid)),
      major: may(user, 'manage', chainOf(state, 'major', course.majorId)),
    };
    return courseTexts(source, editable, language);
  },

  saveTranslations({ body: { list }, state, user }) {
    const rows = list.map((entry) => checked(state, user, entry));
    const changed = list.flatMap((entry, index) => changedTexts(entry, found(rows[index])));
    if (changed.length > 0) throw refusals.conflict(changedMeanwhile.texts(changed.length), changed);
    const stored = list.map(({ kind, id, texts }, index) => {
      const row = found(rows[index]);
      const english = { ...row.translations?.en };
      for (const [field, text] of Object.entries(texts)) {
        if (text.trim() === '') delete english[field];
        else english[field] = writtenEnglish(text.trim(), state.now(), english[field]);
      }
      row.translations = { en: english };
      const owner = ownerOf(state, kind, id);
      if (owner?.kind === 'course') countRevision(state, owner.id, kind);
      return { kind, id, translations: row.translations };
    });
    const owners = new Set(list.map(({ kind, id }) => courseOf(ownerOf(state, kind, id))));
    const course = owners.size === 1 ? state.courseUnits.find(({ id }) => owners.has(id)) : undefined;
    return { list: stored, ...(course ? { record: { course, pointksa: pointKsaOf(state, course.id) } } : {}) };
  },
} satisfies Partial<MockHandlers>;

function checked(state: MockState, user: SampleUser, { kind, id, texts }: SavedTexts): { translations?: Translations } {
  const row = found(translatedRows(state)[kind].find((one) => one.id === id));
  const owner = ownerOf(state, kind, id);
  if (owner && !may(user, owner.kind === 'course' ? 'modify' : 'manage', chainOf(state, owner.kind, owner.id))) throw refusals.noRight();
  for (const [field, text] of Object.entries(texts)) {
    const limit = translatedFields[kind].get(field);
    if (limit === undefined || text.trim().length > limit) throw refusals.invalid(`${kind}.${field}`, text.slice(0, 20));
  }
  return row;
}

/** The texts that are no longer what their translator read. */
function changedTexts({ kind, id, was = {} }: SavedTexts, row: { translations?: Translations }) {
  return Object.entries(was).flatMap(([field, { zh, en }]) => {
    const original: unknown = Reflect.get(row, field);
    const now = { zh: typeof original === 'string' ? original : '', en: row.translations?.en?.[field]?.text ?? '' };
    return now.zh === zh && now.en === en ? [] : [{ kind, id, field, ...now }];
  });
}

/** The record whose rights decide; undefined where the mock asks no more than the band. */
function ownerOf(
  state: MockState,
  kind: TranslatedKind,
  id: number,
): { kind: 'college' | 'department' | 'major' | 'course' | 'user'; id: number } | undefined {
  const course = (courseId: number | undefined) => ({ kind: 'course', id: found(courseId) }) as const;
  switch (kind) {
    case 'college':
    case 'department':
    case 'major':
    case 'course':
    case 'user':
      return { kind, id };
    case 'project':
      return course(chainOf(state, 'project', id).courseId);
    case 'point':
      return course(state.points.find((one) => one.id === id)?.courseId);
    case 'ksa':
      return course(state.ksas.find((one) => one.id === id)?.courseId);
    case 'goal':
      return course(state.goals.find((one) => one.id === id)?.courseId);
    case 'taskGoal':
      return course(chainOf(state, 'project', state.taskGoals.find((one) => one.id === id)?.projectId ?? 0).courseId);
    case 'courseCell':
      return course(state.courseCells.find((one) => one.id === id)?.courseUnitId);
    case 'report':
      return course(state.additionalInfos.find((one) => one.id === id)?.courseUnitId);
    case 'require':
    case 'indicator': {
      const holds = ({ id: own, children }: { id: number; children: { id: number }[] }) =>
        kind === 'require' ? own === id : children.some((child) => child.id === id);
      const [majorId] = [...state.requires].find(([, requires]) => requires.some(holds)) ?? [];
      return { kind: 'major', id: found(majorId) };
    }
    default:
      return undefined;
  }
}

/** The course among owners. */
function courseOf(owner: ReturnType<typeof ownerOf>): number | undefined {
  return owner?.kind === 'course' ? owner.id : undefined;
}

function countRevision(state: MockState, courseId: number, kind: TranslatedKind): void {
  const unit = found(state.courseUnits.find(({ id }) => id === courseId));
  const report = state.additionalInfos.find(({ courseUnitId }) => courseUnitId === courseId);
  if (kind === 'report' && report) report.version = (report.version ?? 0) + 1;
  if (['course', 'project', 'point', 'ksa', 'courseCell'].includes(kind)) unit.version = (unit.version ?? 0) + 1;
}
