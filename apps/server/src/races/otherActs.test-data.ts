import * as contract from '@college/api-client/contract';
import { samplePassword } from '@college/curriculum-model/fixtures';
import { limitsOf, megabyte, type BudgetLimits, type HistoryKind, type TranslatedKind } from '@college/curriculum-model';
import { raced } from './courseActs.test-data';
import type { RaceAct, RaceActs, Read } from './raceAct.test-data';

const { courseId, majorId } = raced;
const page = { pageNum: 1, pageSize: 20 };
/** Made by the scene: one with nothing below it of each. */
export const emptyNames = { department: '空的院系', major: '空的专业', skill: '未使用的能力', outline: '空的大纲' };
/** Who is written about, and signs in for what only they may write. */
const personId = 1008;

async function readDepartments(read: Read) {
  return (await read(contract.getCurrentDepartment, { query: { collegeId: 1001, userId: 1001, record: '1' } })).departments;
}

async function emptyDepartment(read: Read) {
  return (await readDepartments(read)).find(({ name }) => name === emptyNames.department)!;
}

async function emptyMajor(read: Read) {
  const department = (await readDepartments(read)).find(({ majors }) => majors.some(({ name }) => name === emptyNames.major))!;
  const { id } = department.majors.find(({ name }) => name === emptyNames.major)!;
  const { name, code = '', version } = await read(contract.getMajorInfo, { query: { majorid: id, record: '1' } });
  return { id, departmentId: department.id, name, code, standard: '' as const, version };
}

async function someEdition(read: Read, wanted: 'draft' | 'published') {
  const list = await read(contract.listEditions, { query: { majorId } });
  return list.find(({ kind, status }) => (wanted === 'published' ? kind === wanted : kind !== 'published' && status === 'open'))!;
}

async function readRequirements(read: Read) {
  const { version } = await read(contract.getMajorInfo, { query: { majorid: majorId, record: '1' } });
  const list = await read(contract.getGraduateRequires, { query: { majorid: majorId, record: '1' } });
  return {
    majorId,
    version,
    list: list.map((each) => ({ ...each, children: each.children.map(({ children: _children, ...child }) => child) })),
  };
}

async function readPerson(read: Read) {
  const { pageInfo } = await read(contract.listUsers, { body: page });
  return pageInfo.list.find(({ id }) => id === personId)!;
}

async function changedLimits(read: Read, change: Partial<BudgetLimits>) {
  const { pageInfo } = await read(contract.listBudgets, { query: page });
  const person = pageInfo.list.find(({ id }) => id === personId)!;
  return { body: { id: personId, version: person.version, limits: { ...limitsOf(person), ...change } } };
}

/** Brings the latest change of this kind back to what it was before. */
function restores(kind: HistoryKind): RaceAct {
  const recordId = ['majorMatrix', 'major', 'graduateRequires'].includes(kind) ? majorId : courseId;
  return {
    does: `restores ${kind}`,
    request: async (read) => {
      const { pageInfo } = await read(contract.listHistory, { query: { kind, recordId } });
      return { body: { id: pageInfo.list.find(({ canRestore }) => canRestore)!.id, latestId: pageInfo.list[0]!.id } };
    },
  };
}

/** Writes another English text of the first record of this kind among the texts of the course. */
function translates(kind: TranslatedKind): RaceAct {
  return {
    does: `translates a ${kind}`,
    request: async (read) => {
      const texts = await read(contract.listCourseTexts, { query: { courseid: courseId } });
      const { id, field, zh, en = '' } = texts.find((text) => text.kind === kind)!;
      return { body: { list: [{ kind, id, texts: { [field]: `${en} in other words` }, was: { [field]: { zh, en } } }] } };
    },
  };
}

/** Writes of majors, people, histories and translations. */
export const otherActs = {
  saveDepartment: [
    {
      does: 'renames',
      request: async (read) => {
        const { id, version } = await emptyDepartment(read);
        return { body: { id, name: '新的院系名', version } };
      },
    },
  ],
  deleteDepartment: [
    {
      does: 'deletes',
      request: async (read) => {
        const { id, version } = await emptyDepartment(read);
        return { body: { id, version } };
      },
    },
  ],
  saveMajor: [
    {
      does: 'changes the settings of a major with courses',
      request: async (read) => {
        const { id, name, code = '', standard, version } = await read(contract.getMajorInfo, { query: { majorid: majorId, record: '1' } });
        return {
          body: { id, departmentId: 1001, name, code: `${code}T`, standard: standard === 'CEEAA-2015' ? standard : 'CEEAA-2024', version },
        };
      },
    },
    { does: 'changes its settings', request: async (read) => ({ body: { ...(await emptyMajor(read)), code: '080999' } }) },
    {
      does: 'puts it under another department',
      request: async (read) => ({ body: { ...(await emptyMajor(read)), departmentId: (await emptyDepartment(read)).id } }),
    },
  ],
  deleteMajor: [
    {
      does: 'deletes',
      request: async (read) => {
        const { id, version } = await emptyMajor(read);
        return { body: { id, version } };
      },
    },
  ],
  saveRetention: [
    {
      does: 'keeps mails longer',
      request: async (read) => {
        const { days, version } = await read(contract.getRetention, {});
        return { body: { days: { ...days, mails: 60 }, version } };
      },
    },
  ],
  saveDeadlines: [
    {
      does: 'adds a deadline',
      request: async (read) => {
        const { deadlines, ...plan } = await read(contract.getDeadlines, {});
        const added = { key: 'report', name: '交稿', part: 'report' as const, share: 100, due: '2099-05-29', majorIds: [] };
        return { body: { ...plan, deadlines: [...deadlines, added] } };
      },
    },
    {
      does: 'sets the reminders',
      request: async (read) => {
        const plan = await read(contract.getDeadlines, {});
        return { body: { ...plan, reminders: { days: [3], late: false } } };
      },
    },
  ],
  saveCollegeRules: [
    {
      does: 'switches a rule off',
      request: async (read) => {
        const { settings, version } = await read(contract.getCollegeRules, {});
        return { body: { version, settings: { ...settings, 'goal.count': { level: 'off' } } } };
      },
    },
    {
      does: 'sets a threshold',
      request: async (read) => {
        const { settings, version } = await read(contract.getCollegeRules, {});
        return { body: { version, settings: { ...settings, 'hours.credits-differ': { options: { tolerance: 1 } } } } };
      },
    },
  ],
  changeEdition: [
    {
      does: 'changes its name',
      request: async (read) => {
        const { id, version, name } = await someEdition(read, 'draft');
        return { body: { id, version, name: `${name}（二）` } };
      },
    },
    {
      does: 'makes a scenario a draft',
      request: async (read) => {
        const { id, version } = await someEdition(read, 'draft');
        return { body: { id, version, kind: 'draft', entryYear: 2026 } };
      },
    },
  ],
  deleteEdition: [
    {
      does: 'deletes',
      request: async (read) => {
        const { id, version } = await someEdition(read, 'draft');
        return { body: { id, version } };
      },
    },
  ],
  withdrawEdition: [
    {
      does: 'withdraws',
      request: async (read) => {
        const { id, version } = await someEdition(read, 'published');
        return { body: { id, version, reason: '内容有误' } };
      },
    },
  ],
  saveGraduateRequires: [
    {
      does: 'changes a text',
      request: async (read) => {
        const { list, ...body } = await readRequirements(read);
        return {
          body: { ...body, list: list.map((each, at) => (at === 0 ? { ...each, description: `${each.description}（修订）` } : each)) },
        };
      },
    },
    {
      does: 'adds a requirement',
      request: async (read) => {
        const { list, ...body } = await readRequirements(read);
        return { body: { ...body, list: [...list, { id: 0, description: '新的要求', children: [] }] } };
      },
    },
  ],
  updateUserInfo: [
    {
      does: 'changes name and address',
      request: async (read) => {
        const { id, version } = await readPerson(read);
        return { body: { id, userName: '新姓名', email: 'xinyouxiang@college.example', version } };
      },
    },
  ],
  setUserDisabled: [
    {
      does: 'disables the account',
      request: async (read) => {
        const { id, version } = await readPerson(read);
        return { body: { id, isDisabled: true, reason: '已离职', version } };
      },
    },
  ],
  erasePerson: [
    {
      does: 'deletes the data of a person',
      request: async (read) => {
        const { id, version } = await readPerson(read);
        return { body: { id, version } };
      },
    },
  ],
  updatePassword: [
    {
      does: 'sets the password of somebody else',
      request: async (read) => {
        const { id: targetUserId, version } = await readPerson(read);
        return { body: { userId: 1001, targetUserId, old: samplePassword, fresh: 'lantern-orchard-41', version } };
      },
    },
  ],
  updateOwnPassword: [
    {
      does: 'changes it',
      as: 'courseEditor',
      request: async () => ({ body: { userId: personId, old: samplePassword, new: 'harbour-violin-72' } }),
    },
  ],
  updateUserName: [
    {
      does: 'changes it',
      as: 'courseEditor',
      request: async (read) => {
        const { version } = await read(contract.getUserProfile, {});
        return { body: { userId: personId, userName: '自改姓名', version } };
      },
    },
  ],
  saveUserInfo: [
    {
      does: 'changes the profile',
      as: 'courseEditor',
      request: async (read) => {
        const profile = await read(contract.getUserProfile, {});
        return {
          body: {
            file: '',
            userInfo: JSON.stringify({ ...profile, avatar: '', introduction: '新的自我介绍', major: '软件工程', job: '讲师' }),
          },
        };
      },
    },
  ],
  saveBudgets: [
    { does: 'raises the limit of new course units', request: (read) => changedLimits(read, { emptyUnits: 60 }) },
    { does: 'raises the limit of pictures', request: (read) => changedLimits(read, { storedBytes: 200 * megabyte }) },
  ],
  saveTranslations: (
    ['course', 'report', 'require', 'indicator', 'goal', 'project', 'courseCell', 'taskGoal', 'point', 'ksa'] as const
  ).map(translates),
  restoreHistory: (
    ['course', 'points', 'goals', 'courseMatrix', 'projectMatrix', 'report', 'majorMatrix', 'major', 'graduateRequires'] as const
  ).map(restores),
} satisfies Partial<RaceActs>;
