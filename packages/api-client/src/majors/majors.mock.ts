import { may, type Major, type MajorInfo } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, found } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';
import { ksasOf, pointsOf } from '../points/pointRows';

function infoOf(state: MockState, { id, name, code, version, translations }: Major, user: SampleUser): MajorInfo {
  return { id, name, code, version, translations, edit: may(user, 'manage', chainOf(state, 'major', id)) };
}

/** Whether a person works in this major: above it, in it, or in one of its courses. */
function reaches(state: MockState, user: SampleUser, majorId: number): boolean {
  if (user.permissionId < 1000) return may(user, 'read', chainOf(state, 'major', majorId));
  const { departmentId } = chainOf(state, 'major', majorId);
  if (user.permissionId < 2000) return departmentId === user.relativeId;
  if (user.permissionId < 3000) return majorId === user.relativeId;
  return state.courseUnits.some(
    (unit) =>
      unit.majorId === majorId &&
      (unit.id === user.relativeId || state.courseManagers.some(({ courseId, userId }) => courseId === unit.id && userId === user.id)),
  );
}

export const majorMocks = {
  getCurrentDepartment({ query: { collegeId }, state, user }) {
    const college = found(state.colleges.find(({ id }) => id === collegeId));
    const departments = state.departments
      .filter((department) => department.collegeId === collegeId)
      .map(({ id, name, translations }) => {
        const majors = state.majors.filter((major) => major.departmentId === id && reaches(state, user, major.id));
        return { id, name, translations, majors: majors.map((major) => infoOf(state, major, user)) };
      });
    return { college, departments: departments.filter(({ majors }) => majors.length > 0) };
  },

  getMajorInfo: ({ query: { majorid }, state, user }) => infoOf(state, found(state.majors.find(({ id }) => id === majorid)), user),

  getMajorMenus({ body: { majorId }, state, user, language }) {
    const words = language === 'zh' ? ['专业主页', '课程单元', '专业详情'] : ['Major home', 'Course units', 'Major detail'];
    const values = ['index', 'courseUnit', ...(may(user, 'manage', chainOf(state, 'major', majorId)) ? ['detail'] : [])];
    return { menus: values.map((value, index) => ({ label: words[index] ?? value, value })) };
  },

  getGraduateRequires: ({ query: { majorid }, state }) => state.requires.get(majorid) ?? [],

  saveGraduateRequires({ body: { majorId, list, version }, state }) {
    const major = found(state.majors.find(({ id }) => id === majorId));
    checkVersion(version, major);
    const idOf = (id: number) => (id > 0 ? id : state.nextId());
    const saved = list
      .filter(({ id }) => id >= 0)
      .map((require) => ({
        ...require,
        id: idOf(require.id),
        children: require.children.filter(({ id }) => id >= 0).map((indicator) => ({ ...indicator, id: idOf(indicator.id) })),
      }));
    state.requires.set(majorId, saved);
    major.version = (major.version ?? 0) + 1;
    return saved;
  },

  getCourseProjectInfo: ({ query: { courseInfoId }, state }) => [
    ...pointsOf(state, courseInfoId).map(({ title, description }) => ({ type: 0, title, description, level: null })),
    ...ksasOf(state, courseInfoId).map(({ title, description, level }) => ({ type: 1, title, description, level })),
  ],
} satisfies Partial<MockHandlers>;
