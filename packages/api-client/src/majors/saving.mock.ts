import { changedMeanwhile, deletionRefusals, editionRefusals, may, replyCodes } from '@college/curriculum-model';
import { homeOf, majorOf } from '../editions/rows/lineage';
import { type MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import { infoOf } from './majorRows';
import { checkVersion, refusals } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';

export const majorSavingMocks = {
  saveMajor({ body: { id, version, objectives, ...sent }, state, user, language }) {
    const fields = { ...sent, ...(objectives !== undefined && { objectives }) };
    const department = chainOf(state, 'department', fields.departmentId);
    if (id === 0) {
      if (!may(user, 'manage', department)) throw refusals.noRight();
      const major = { id: state.nextId(), objectives: '', ...fields, version: 1 };
      state.majors.push(major);
      state.requires.set(major.id, []);
      return { id: major.id, version: 1, record: infoOf(state, major, user, language) };
    }
    const major = majorOf(state, id);
    const isDraft = homeOf(state, id) !== id;
    const moves = infoOf(state, major, user, language).departmentId !== fields.departmentId;
    const mayMove = !moves || (may(user, 'manage', department) && may(user, 'manage', chainOf(state, 'department', major.departmentId)));
    if (!may(user, 'manage', chainOf(state, 'major', id)) || !mayMove) throw refusals.noRight();
    checkVersion(version, major, changedMeanwhile.major);
    if (isDraft && moves) throw new MockRefusal(replyCodes.validation, editionRefusals.draftStays);
    Object.assign(major, fields, { version: (major.version ?? 0) + 1 });
    return { id, version: major.version, record: infoOf(state, major, user, language) };
  },

  deleteMajor({ body: { id, version }, state, user }) {
    const { departmentId } = chainOf(state, 'major', id);
    if (!may(user, 'manage', chainOf(state, 'department', departmentId ?? 0))) throw refusals.noRight();
    const major = majorOf(state, id);
    checkVersion(version, major, changedMeanwhile.deletion);
    if (homeOf(state, id) !== id) throw new MockRefusal(replyCodes.validation, editionRefusals.isDraft);
    const drafts = state.editions.filter(({ homeMajorId, status }) => homeMajorId === id && status === 'open').length;
    if (drafts > 0) throw new MockRefusal(replyCodes.validation, deletionRefusals.hasDrafts(drafts));
    const { length } = state.courseUnits.filter((unit) => unit.majorId === id && !unit.initing);
    if (length > 0) throw new MockRefusal(replyCodes.validation, deletionRefusals.hasCourseUnits(length));
    state.majors = state.majors.filter((one) => one !== major);
    state.deletedRecords.push({
      kind: 'major',
      id,
      departmentId: major.departmentId,
      name: major.name,
      time: state.now(),
      userId: user.id,
      putBack: () => void state.majors.push({ ...major, version: (major.version ?? 0) + 1 }),
    });
    return true;
  },
} satisfies Partial<MockHandlers>;
