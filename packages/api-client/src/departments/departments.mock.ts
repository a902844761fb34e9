import { changedMeanwhile, deletionRefusals, may, replyCodes } from '@college/curriculum-model';
import { type MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';

export const departmentMocks = {
  saveDepartment({ body: { id, version, ...fields }, state, user }) {
    if (id === 0) {
      const department = { id: state.nextId(), collegeId: user.collegeId, ...fields, version: 1 };
      state.departments = [...state.departments, department];
      return { id: department.id, version: 1, record: department };
    }
    if (!may(user, 'collegeManage', chainOf(state, 'department', id))) throw refusals.noRight();
    const department = found(state.departments.find((one) => one.id === id));
    checkVersion(version, department, changedMeanwhile.department);
    const saved = { ...department, ...fields, version: (department.version ?? 0) + 1 };
    state.departments = state.departments.map((one) => (one === department ? saved : one));
    return { id, version: saved.version, record: saved };
  },

  deleteDepartment({ body: { id, version }, state, user }) {
    if (!may(user, 'collegeManage', chainOf(state, 'department', id))) throw refusals.noRight();
    const department = found(state.departments.find((one) => one.id === id));
    checkVersion(version, department, changedMeanwhile.deletion);
    const { length } = state.majors.filter(({ departmentId }) => departmentId === id);
    if (length > 0) throw new MockRefusal(replyCodes.validation, deletionRefusals.hasMajors(length));
    state.departments = state.departments.filter((one) => one.id !== id);
    state.deletedRecords.push({
      kind: 'department',
      id,
      name: department.name,
      time: state.now(),
      userId: user.id,
      putBack() {
        const { collegeId, name } = department;
        if (state.departments.some((one) => one.collegeId === collegeId && one.name === name)) throw refusals.invalid('name', name);
        state.departments = [...state.departments, { ...department, version: (department.version ?? 0) + 1 }];
      },
    });
    return true;
  },
} satisfies Partial<MockHandlers>;
