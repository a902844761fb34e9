import { may, suggestSupports, textOf, type SupportingCourse, type Translations } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found, refusals } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';
import { indicatorsOf } from '../goals/goals.mock';
import { majorOf } from '../editions/rows/lineage';
import { pointsOf } from '../points/pointRows';

export const supportSuggestionMocks = {
  listSupportSuggestions({ query: { courseId }, state, user, language }) {
    const { majorId } = found(state.courseUnits.find(({ id }) => id === courseId));
    const units = state.courseUnits.filter((unit) => unit.majorId === majorId && (!unit.initing || unit.id === courseId));
    const others = state.courseUnits.filter(
      (unit) =>
        unit.majorId !== majorId &&
        state.majors.some(({ id }) => id === unit.majorId) &&
        may(user, 'read', chainOf(state, 'course', unit.id)),
    );
    const elsewhereOf = (name: string) =>
      others
        .filter((unit) => unit.name === name)
        .flatMap((unit) => supportsElsewhere(state, unit, (major) => textOf(major, 'name', language)));
    const made = suggestSupports(
      {
        name: textsOf(majorOf(state, majorId), 'name'),
        indicators: indicatorsOf(state, majorId).map((one) => ({ id: one.id, texts: textsOf(one, 'description') })),
        courses: units.map((unit): SupportingCourse => ({
          id: unit.id,
          introduction: textsOf(unit, 'introduction'),
          goals: state.goals
            .filter((goal) => goal.courseId === unit.id)
            .map((goal) => ({ id: goal.id, texts: textsOf(goal, 'description'), requireId: goal.parentId })),
          points: pointsOf(state, unit.id).map((point) => ({ id: point.id, texts: pointTexts(point) })),
          supports: new Map(
            state.bindings.flatMap(({ courseId: own, requireId, relate }) =>
              own === unit.id && relate !== -1 ? [[requireId, relate]] : [],
            ),
          ),
          elsewhere: elsewhereOf(unit.name),
        })),
      },
      language,
    );
    return made.map((one) => ({ ...one, isDeclined: isDeclined(state, one) }));
  },

  declineSupportSuggestion({ body, state }) {
    const { majorId } = found(state.courseUnits.find(({ id }) => id === body.courseId));
    if (!indicatorsOf(state, majorId).some(({ id }) => id === body.requireId)) throw refusals.invalid('requireId', String(body.requireId));
    state.declinedSupports = state.declinedSupports.filter((one) => one.courseId !== body.courseId || one.requireId !== body.requireId);
    if (body.isDeclined) state.declinedSupports.push({ courseId: body.courseId, requireId: body.requireId });
    return true;
  },
} satisfies Partial<MockHandlers>;

function supportsElsewhere(
  state: MockState,
  { id, majorId }: { id: number; majorId: number },
  nameOf: (major: { name: string; translations?: Translations | undefined }) => string,
): SupportingCourse['elsewhere'] {
  const majorName = nameOf(majorOf(state, majorId));
  const indicators = new Map(indicatorsOf(state, majorId).map((one) => [one.id, one]));
  return state.bindings.flatMap(({ courseId, requireId, relate }) => {
    const indicator = courseId === id && relate !== -1 ? indicators.get(requireId) : undefined;
    return indicator ? [{ courseId, majorName, texts: textsOf(indicator, 'description') }] : [];
  });
}

function isDeclined({ declinedSupports }: MockState, at: { courseId: number; requireId: number }): boolean {
  return declinedSupports.some(({ courseId, requireId }) => courseId === at.courseId && requireId === at.requireId);
}

function pointTexts(point: Parameters<typeof textsOf>[0]): string[] {
  const descriptions = textsOf(point, 'description');
  return textsOf(point, 'title').map((title, at) => `${title}，${descriptions[at]}`);
}

/** In both languages, whoever reads: likeness needs the words and not their reader. */
function textsOf(record: { translations?: Translations | undefined }, field: string): string[] {
  const own = (record as Record<string, unknown>)[field];
  return [typeof own === 'string' ? own : '', record.translations?.en?.[field]?.text ?? ''];
}
