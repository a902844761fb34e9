import {
  arrange,
  sideFigures,
  withoutLoose,
  type CurriculumState,
  type Edition,
  type EditionFiguresList,
  type EditionRef,
  type Language,
  type StatePart,
  type StateRecord,
} from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import { aCollege } from '../../support/fakes/aCollege';

const courses = { softwareEngineering: 1008, softwareTesting: 1009, engineeringEthics: 1010 } as const;

export type ScenarioName = 'merged' | 'strengthened' | 'lighter' | 'practical' | 'equal';

/** The sample's major as it is, and as some scenarios have it. */
export function scenarioStates(): Record<ScenarioName | 'current', CurriculumState> {
  const current = aCollege().stateOf('current:1001');
  const of = (...changes: ((state: CurriculumState) => CurriculumState)[]) =>
    withoutLoose(changes.reduce((state, change) => change(state), current));
  const named = (name: string) => current.courses.find(({ records }) => records.course?.[0]?.fields.name === name)?.lineage ?? 0;
  return {
    current,
    merged: of(
      without(courses.softwareTesting),
      support(courses.softwareEngineering, '5.2', 1),
      hours(courses.softwareEngineering, 56, 24),
    ),
    strengthened: of(support(named('毕业设计'), '11.2', 0), support(named('大学英语'), '9.2', 0)),
    lighter: of(without(named('形势与政策')), support(courses.engineeringEthics, '6.2', 0), support(named('毕业设计'), '11.2', 1)),
    practical: of(hours(courses.softwareTesting, 24, 40)),
    equal: of(),
  };
}

function without(lineage: number) {
  return (state: CurriculumState) => ({ ...state, courses: state.courses.filter((part) => part.lineage !== lineage) });
}

function hours(lineage: number, theoryPeriod: number, practicePeriod: number) {
  return inCourse(lineage, ({ records, ...part }) => {
    const [course] = records.course ?? [];
    return { ...part, records: { ...records, course: [{ key: '', fields: { ...course?.fields, theoryPeriod, practicePeriod } }] } };
  });
}

/** A support of the indicator point with this number, with a goal of its own. */
function support(lineage: number, number: string, relate: 0 | 1) {
  return (state: CurriculumState) => {
    const key = state.major.records.indicator?.find(({ fields }) => fields.number === number)?.key ?? '';
    return inCourse(lineage, ({ records, ...part }) => {
      const others = (records.binding ?? []).filter((binding) => binding.key !== key);
      const isBound = records.goal?.some(({ under, fields }) => under === key && fields.isBound === true);
      const goal: StateRecord = {
        key: String(30_000 + lineage),
        under: key,
        fields: { description: '能在项目中主动学习', 'description.en': 'learn on their own in projects', isBound: true },
      };
      const lists = {
        binding: arrange('binding', [...others, { key, fields: { relate } }]),
        goal: arrange('goal', [...(records.goal ?? []), ...(isBound ? [] : [goal])]),
      };
      return { ...part, records: { ...records, ...lists } };
    })(state);
  };
}

function inCourse(lineage: number, change: (part: StatePart) => StatePart) {
  return (state: CurriculumState) => ({ ...state, courses: state.courses.map((part) => (part.lineage === lineage ? change(part) : part)) });
}

const names: Record<ScenarioName, { id: number; zh: string; en: string; maker: keyof typeof userIds }> = {
  merged: { id: 31, zh: '软件测试并入软件工程', en: 'Testing within software engineering', maker: 'courseLeader' },
  strengthened: { id: 32, zh: '补沟通与终身学习', en: 'More communication and lifelong learning', maker: 'majorLeader' },
  lighter: { id: 33, zh: '精简通识', en: 'Fewer general courses', maker: 'majorLeader' },
  practical: { id: 34, zh: '加强实践', en: 'More practice', maker: 'majorLeader' },
  equal: { id: 35, zh: '还没有改动', en: 'Nothing changed yet', maker: 'majorLeader' },
};

/** The id of a scenario. */
export const scenarioId = (name: ScenarioName): number => names[name].id;

/** The scenarios as the list of editions has them. */
export function scenarioEditions(language: Language): Edition[] {
  return Object.values(names).map((scenario) => ({
    id: scenario.id,
    kind: 'scenario',
    status: 'open',
    name: scenario[language],
    entryYear: null,
    reason: '',
    homeMajorId: 1001,
    majorId: 9000 + scenario.id,
    userId: userIds[scenario.maker],
    userName: language === 'zh' ? '周敏' : 'Zhou Min',
    createTime: '2026-05-12T08:00:00+08:00',
    updateTime: '2026-05-13T08:00:00+08:00',
    version: 3,
  }));
}

/** What `/edition/figures` answers about the sample's major and its scenarios. */
export function scenarioFigures(refs: readonly EditionRef[], language: Language): EditionFiguresList {
  const states = scenarioStates();
  return refs.map((ref) => {
    const [name] = Object.entries(names).find(([, { id }]) => ref === `edition:${id}`) ?? [];
    const scenario = name as ScenarioName | undefined;
    const title = scenario ? names[scenario][language] : { zh: '现行', en: 'Current edition' }[language];
    const kind = scenario ? ('scenario' as const) : ('current' as const);
    const side = { ref, kind, name: title, entryYear: null, takenAt: null, majorId: scenario ? 9000 + names[scenario].id : 1001 };
    return { side, ...sideFigures(states.current, states[scenario ?? 'current'], language) };
  });
}
