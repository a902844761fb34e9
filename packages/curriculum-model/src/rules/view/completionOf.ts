import { completionItems, type CompletionItem } from '../../completion';
import { recordsOf, type StateRecord } from '../../editions';
import { englishTexts } from '../../editions/publishing/englishTexts';
import { emptyAdditionalInfo, type AdditionalInfo } from '../../syllabus';
import { courseUnitFields, namesOf, projectRowFields } from '../../records';
import type { CourseView } from './courseView';
import { rememberedBy } from './memo';
import { storedText } from './recordTexts';

const undated = '1970-01-01T00:00:00.000Z';

/** What completion still asks of a course, by the ids of its items. */
export const unmetOf = rememberedBy((course: CourseView): ReadonlyMap<string, CompletionItem> => {
  const { part, lineage, record, chapters, goals, bindings, placed } = course;
  const described = (one: StateRecord, name: string) => {
    return { id: Number(one.key), [name]: storedText(one, name), ...englishTexts(one, [name], undated) };
  };
  const points = recordsOf(part, 'point').map((one) => ({ ...described(one, 'title'), title: storedText(one, 'title') }));
  const entries = new Map(placed.map((entry, at) => [entry.record.key, at + 1]));
  const titled = new Map(points.map((point) => [point.id, point]));
  const items = completionItems({
    course: {
      id: lineage,
      majorId: 1,
      name: '',
      introduction: '',
      criterion: '',
      position: '',
      classId: null,
      typeId: null,
      theoryPeriod: 0,
      practicePeriod: 0,
      ...Object.fromEntries(Object.entries(record.fields).filter(([name]) => Object.hasOwn(courseUnitFields, name))),
      ...englishTexts(record, namesOf(courseUnitFields), undated),
      courseMatrixVOS: chapters.map((chapter) => ({
        id: Number(chapter.key),
        courseUnitId: lineage,
        name: storedText(chapter.record, 'name'),
        theoryPeriod: chapter.theory,
        practicePeriod: chapter.practice,
        ...englishTexts(chapter.record, namesOf(projectRowFields), undated),
      })),
    },
    points,
    ksa: recordsOf(part, 'ksa').map(({ key }) => ({ id: Number(key) })),
    goals: goals.map((goal) => ({ ...described(goal.record, 'description'), description: goal.text.zh })),
    bindings: bindings.map((binding) => ({ goals: binding.goals.map(Number) })),
    taskGoals: recordsOf(part, 'taskGoal').map(({ under }) => ({ projectId: Number(under) })),
    courseCells: placed.map(({ chapter, goal, point }, at) => ({
      id: at + 1,
      projectId: Number(chapter),
      graduateRequireId: Number(goal),
      point: titled.get(Number(point)) ?? {
        id: Number(point),
        title: '',
      },
    })),
    projectCells: recordsOf(part, 'placedKsa').map(({ key }) => ({
      projectMatrixId: entries.get(key.split('-').slice(0, 3).join('-')) ?? 0,
    })),
    report: reportOf(course),
  });
  return new Map(items.flatMap((item) => (item.isDone ? [] : [[item.id, item] as const])));
});

/** The stored syllabus as completion reads it; null where none was saved. */
export const reportOf = rememberedBy(({ lineage, syllabus }: CourseView): AdditionalInfo | null => {
  return syllabus && { ...emptyAdditionalInfo(lineage), ...syllabus.fields };
});
