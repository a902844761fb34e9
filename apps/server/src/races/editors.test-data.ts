import * as contract from '@college/api-client/contract';
import { emptyAdditionalInfo, storedList, type AdditionalInfo } from '@college/curriculum-model';
import { raced } from './courseActs.test-data';
import type { Read, Sent } from './raceAct.test-data';

const { courseId, majorId } = raced;
const ofCourse = { query: { courseId } };

/** A record with a slot for each editor: what each of them stored last can be told from what the others did. */
export interface SharedRecord {
  name: string;
  /** Makes a slot for each of so many editors; answers their keys. */
  prepare: (read: Read, editors: number) => Promise<readonly number[]>;
  /** Reads the record: what each slot holds, and the save that puts another content into one of them. */
  open: (read: Read) => Promise<{
    contentOf: (slot: number) => string;
    save: (slot: number, content: string) => { endpoint: contract.Endpoint; sent: Sent };
  }>;
}

const manage = { level: 'college', manage: true, modify: true, permissionId: 5, relativeId: 1001 } as const;
const current = { userId: 1001, userName: '赵启明', collegeId: 1001, majorId, lang: '80101' };

const row = { courseUnitId: courseId, theoryPeriod: 0, practicePeriod: 0 };

async function readUnit(read: Read) {
  return (await read(contract.getCourseUnit, { query: { courseid: courseId } })).course;
}

function replaced<Item extends { id: number }>(items: readonly Item[], id: number, change: Partial<Item>): Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

function named(content: string | undefined): string {
  return content ?? 'gone';
}

/** The course unit: each editor has a chapter. */
const unit: SharedRecord = {
  name: 'unit',
  async prepare(read, editors) {
    const course = await readUnit(read);
    const added = Array.from({ length: editors }, (_, at) => ({ ...row, id: 0, name: `chapter ${at}` }));
    await read(contract.saveCourseUnit, {
      body: { manage, current, course: { ...course, courseMatrixVOS: [...course.courseMatrixVOS, ...added] } },
    });
    return (await readUnit(read)).courseMatrixVOS.slice(-editors).map(({ id }) => id);
  },
  async open(read) {
    const course = await readUnit(read);
    return {
      contentOf: (slot) => named(course.courseMatrixVOS.find(({ id }) => id === slot)?.name),
      save: (slot, name) => ({
        endpoint: contract.saveCourseUnit,
        sent: { body: { manage, current, course: { ...course, courseMatrixVOS: replaced(course.courseMatrixVOS, slot, { name }) } } },
      }),
    };
  },
};

/** The points of the course, saved as a whole list. */
const points: SharedRecord = {
  name: 'points',
  async prepare(read, editors) {
    const { pointksa, course } = await read(contract.getCourseUnit, { query: { courseid: courseId } });
    const added = Array.from({ length: editors }, (_, at) => ({ id: 0, title: `point ${at}`, description: `point ${at}` }));
    const stored = pointksa.map(({ ksa: _ksa, ...point }) => point);
    const { list } = storedList(
      await read(contract.savePoints, { body: { courseId, version: course.version, points: [...stored, ...added] } }),
    );
    return list.slice(-editors).map(({ id }) => id);
  },
  async open(read) {
    const { pointksa, course } = await read(contract.getCourseUnit, { query: { courseid: courseId } });
    const stored = pointksa.map(({ ksa: _ksa, ...point }) => point);
    return {
      contentOf: (slot) => named(stored.find(({ id }) => id === slot)?.description),
      save: (slot, description) => ({
        endpoint: contract.savePoints,
        sent: { body: { courseId, version: course.version, points: replaced(stored, slot, { description }) } },
      }),
    };
  },
};

/** All goals of the course, saved as a list; each editor has one of them. */
const goals: SharedRecord = {
  name: 'goals',
  async prepare(read, editors) {
    const indicators = await read(contract.getCourseGoals, { query: { courseId, majorId } });
    const added = Array.from({ length: editors }, (_, at) => ({
      id: 0,
      courseId,
      parentId: indicators[at % indicators.length]!.id,
      description: `goal ${at}`,
    }));
    return (await read(contract.updateCourseGoals, { body: added })).map(({ id }) => id);
  },
  async open(read) {
    const stored = (await read(contract.getCourseGoals, { query: { courseId, majorId } })).flatMap(({ children }) => children);
    return {
      contentOf: (slot) => named(stored.find(({ id }) => id === slot)?.description),
      save: (slot, description) => ({ endpoint: contract.updateCourseGoals, sent: { body: replaced(stored, slot, { description }) } }),
    };
  },
};

/** The row of the course in the major matrix: each editor has a binding, whose strength says what was saved. */
const majorMatrix: SharedRecord = {
  name: 'major matrix',
  async prepare(read, editors) {
    const { requirements } = await read(contract.getMajorMatrix, ofCourse);
    const ids = requirements.flatMap(({ children }) => children.map(({ id }) => id)).slice(0, editors);
    const { relations, version } = await readRow(read);
    const missing = ids.filter((id) => !relations.some(({ requireId }) => requireId === id));
    const added = missing.map((requireId) => ({ requireId, relate: 0 as const, goals: [] }));
    await read(contract.updateMajorMatrix, { body: { courseId, version, relations: [...relations, ...added] } });
    return Array.from({ length: editors }, (_, at) => ids[at % ids.length]!);
  },
  async open(read) {
    const { relations, version } = await readRow(read);
    return {
      contentOf: (slot) => named(String(relations.find(({ requireId }) => requireId === slot)?.relate)),
      save: (slot, content) => ({
        endpoint: contract.updateMajorMatrix,
        sent: {
          body: {
            courseId,
            version,
            relations: relations.map((one) =>
              one.requireId === slot ? { ...one, relate: content === '1' ? (1 as const) : (0 as const) } : one,
            ),
          },
        },
      }),
    };
  },
};

async function readRow(read: Read) {
  const [{ bindings, courses, data }, indicators] = await Promise.all([
    read(contract.getMajorMatrix, ofCourse),
    read(contract.getCourseGoals, { query: { courseId, majorId } }),
  ]);
  const own = new Set(indicators.flatMap(({ children }) => children.map(({ id }) => id)));
  const cells = new Set(data.filter((cell) => cell.courseUnitId === courseId).map(({ id }) => id));
  const relations = bindings
    .filter((binding) => cells.has(binding.id) || binding.goals.some((id) => own.has(id)))
    .map(({ requireId, relate, goals: bound }) => ({ requireId, relate: relate === 1 ? (1 as const) : (0 as const), goals: bound }));
  return { relations, version: courses.find(({ id }) => id === courseId)?.version };
}

/** The course matrix, saved with all its chapters; editors share its placed points and write how each is learnt. */
const courseMatrix: SharedRecord = {
  name: 'course matrix',
  async prepare(read, editors) {
    const cells = (await read(contract.getCourseMatrix, ofCourse)).flatMap(({ data }) => data.map(({ id }) => id));
    return Array.from({ length: editors }, (_, at) => cells[at % cells.length]!);
  },
  async open(read) {
    const rows = await read(contract.getCourseMatrix, ofCourse);
    return {
      contentOf: (slot) => named(rows.flatMap(({ data }) => data).find(({ id }) => id === slot)?.study),
      save: (slot, study) => ({
        endpoint: contract.updateCourseMatrix,
        sent: {
          body: {
            courseId,
            version: rows[0]?.version,
            list: rows.map(({ project, data }) => ({ project: { id: project.id }, data: replaced(data, slot, { study }) })),
          },
        },
      }),
    };
  },
};

/** The project matrices, saved with all their rows; editors share the KSA items and change their strengths. */
const projectMatrix: SharedRecord = {
  name: 'project matrix',
  async prepare(read, editors) {
    const cells = (await read(contract.getProjectMatrices, ofCourse)).flatMap(({ projectMatrices }) => projectMatrices.map(({ id }) => id));
    return Array.from({ length: editors }, (_, at) => cells[at % cells.length]!);
  },
  async open(read) {
    const rows = await read(contract.getProjectMatrices, ofCourse);
    const relate = (content: string) => ({ relate: content === '1' ? (1 as const) : (0 as const) });
    return {
      contentOf: (slot) =>
        named(String(rows.flatMap(({ projectMatrices }) => projectMatrices).find(({ id }) => id === slot)?.relate.relate)),
      save: (slot, content) => ({
        endpoint: contract.updateProjectMatrix,
        sent: {
          body: {
            courseId,
            version: rows[0]?.version,
            list: rows.map(({ courseMatrix, projectMatrices }) => ({
              courseMatrix: { id: courseMatrix.id },
              projectMatrices: projectMatrices.map((cell) => (cell.id === slot ? { ...cell, relate: relate(content) } : cell)),
            })),
          },
        },
      }),
    };
  },
};

const reportFields = ['attend', 'assignment', 'others', 'textbooks', 'lecturer'] as const satisfies readonly (keyof AdditionalInfo)[];

/** The report: editors share its texts. */
const report: SharedRecord = {
  name: 'report',
  prepare: async (_, editors) => Array.from({ length: editors }, (__, at) => at % reportFields.length),
  async open(read) {
    const info = { ...emptyAdditionalInfo(courseId), ...(await read(contract.getAdditionalInfo, { query: { courseid: courseId } })) };
    const fieldOf = (slot: number) => reportFields[slot] ?? 'attend';
    return {
      contentOf: (slot) => info[fieldOf(slot)],
      save: (slot, content) => ({
        endpoint: contract.saveAdditionalInfo,
        sent: { body: { ...info, courseDesc: undefined, [fieldOf(slot)]: content } },
      }),
    };
  },
};

/** The English of the course: editors share its texts. */
const translations: SharedRecord = {
  name: 'translations',
  async prepare(read, editors) {
    const texts = await read(contract.listCourseTexts, { query: { courseid: courseId } });
    return Array.from({ length: editors }, (_, at) => at % Math.min(texts.length, 10));
  },
  async open(read) {
    const texts = await read(contract.listCourseTexts, { query: { courseid: courseId } });
    return {
      contentOf: (slot) => texts[slot]?.en ?? '',
      save(slot, content) {
        const { kind, id, field, zh, en = '' } = texts[slot]!;
        return {
          endpoint: contract.saveTranslations,
          sent: { body: { list: [{ kind, id, texts: { [field]: content }, was: { [field]: { zh, en } } }] } },
        };
      },
    };
  },
};

/** What fifty people edit at once. */
export const sharedRecords: readonly SharedRecord[] = [unit, points, goals, majorMatrix, courseMatrix, projectMatrix, report, translations];
