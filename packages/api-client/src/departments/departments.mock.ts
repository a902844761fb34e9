import { may, replyCodes } from '@college/curriculum-model';
import { type MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';

const hasMajors = { zh: '该院系下还有专业，不能删除。', en: 'This department still has majors and cannot be deleted.' };

export const departmentMocks = {
  saveDepartment({ body: { id, version, ...fields }, state, user }) {
    if (id === 0) {
      const department = { id: state.nextId(), collegeId: user.collegeId, ...fields, version: 1 };
      state.departments = [...state.departments, department];
      return { id: department.id, version: 1, record: department };
    }
    if (!may(user, 'collegeManage', chainOf(state, 'department', id))) throw refusals.noRight();
    const department = found(state.departments.find((one) => one.id === id));
    checkVersion(version, department);
    const saved = { ...department, ...fields, version: (department.version ?? 0) + 1 };
    state.departments = state.departments.map((one) => (one === department ? saved : one));
    return { id, version: saved.version, record: saved };
  },

  deleteDepartment({ body: { id, version }, state, user }) {
    if (!may(user, 'collegeManage', chainOf(state, 'department', id))) throw refusals.noRight();
    checkVersion(version, found(state.departments.find((one) => one.id === id)));
    if (state.majors.some(({ departmentId }) => departmentId === id)) throw new MockRefusal(replyCodes.validation, hasMajors);
    state.departments = state.departments.filter((one) => one.id !== id);
    return true;
  },
} satisfies Partial<MockHandlers>;
