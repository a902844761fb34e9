import {
  cardManager,
  cardMenus,
  completionItems,
  completionOf,
  homeCourse,
  languageOfCode,
  progressOf,
  sumHours,
  textOf,
} from '@college/curriculum-model';
import { courseDataOf } from '../completion/completion.mock';
import { majorOf } from '../editions/rows/lineage';
import type { MockHandlers } from '../mock-api/mockHandler';
import { chainOf } from '../mock-api/rights';

export const cardMocks = {
  listCourseCards({ query: { majorId, lang }, state, user }) {
    const language = languageOfCode(lang);
    const major = majorOf(state, majorId);
    const units = state.courseUnits.filter((unit) => unit.majorId === majorId && !unit.initing);
    return units.map((unit) => {
      const place = chainOf(state, 'course', unit.id);
      const managers = state.courseManagers.filter(({ courseId }) => courseId === unit.id);
      return {
        self: { label: textOf(unit, 'name', language), value: unit.id },
        parent: { label: textOf(major, 'name', language), value: major.id },
        manager: managers.flatMap(({ userId }) =>
          state.users.filter(({ id }) => id === userId).map((person) => cardManager({ ...person, isDisabled: state.disabled.has(userId) })),
        ),
        ...cardMenus(user, place, language),
        hours: sumHours(unit.courseMatrixVOS),
        ...homeCourse(unit.id, place),
        version: unit.version,
        progress: progressOf(completionOf(completionItems(courseDataOf(state, unit.id)))),
      };
    });
  },
} satisfies Partial<MockHandlers>;
