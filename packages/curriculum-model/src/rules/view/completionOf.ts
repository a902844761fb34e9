import { completionItems, type CompletionItem } from '../../completion';
import { recordsOf, type StateRecord } from '../../editions';
import { englishTexts } from '../../editions/publishing/englishTexts';
import { emptyAdditionalInfo, type AdditionalInfo } from '../../syllabus';
import { blankFields, courseUnitFields, namesOf } from '../../records';
import type { CourseView } from './courseView';
import { rememberedBy } from './memo';
import { storedText } from './recordTexts';

const undated = '1970-01-01T00:00:00.000Z';
const blankUnit = {
  majorId: 1,
  name: '',
  introduction: '',
  criterion: '',
  position: '',
  classId: null,
  typeId: null,
  theoryPeriod: 0,
  practicePeriod: 0,
};

/** What completion still asks of a course besides its matrices, by the ids of its items. What it asks of the matrices is what they ask themselves. */
export const unmetOf = rememberedBy((course: CourseView): ReadonlyMap<string, CompletionItem> => {
  const { part, lineage, record, chapters, goals } = course;
  const items = completionItems({
    course: {
      id: lineage,
      ...blankUnit,
      ...fitting(record, { ...blankFields(courseUnitFields), ...blankUnit }),
      ...englishTexts(record, namesOf(courseUnitFields), undated),
      courseMatrixVOS: chapters.map((chapter) => ({
        id: Number(chapter.key),
        courseUnitId: lineage,
        name: storedText(chapter.record, 'name'),
        theoryPeriod: chapter.theory,
        practicePeriod: chapter.practice,
        ...englishTexts(chapter.record, ['name'], undated),
      })),
    },
    points: recordsOf(part, 'point').map(({ key }) => ({ id: Number(key), title: '' })),
    ksa: recordsOf(part, 'ksa').map(({ key }) => ({ id: Number(key) })),
    goals: goals.map(({ key, text }) => ({ id: Number(key), description: text.zh })),
    taskGoals: recordsOf(part, 'taskGoal').map(({ under }) => ({ projectId: Number(under) })),
    bindings: [],
    courseCells: [],
    projectCells: [],
    report: reportOf(course),
  });
  const own = items.filter((item) => !item.isDone && item.part !== 'courseMatrix' && item.part !== 'projectMatrix');
  return new Map(own.map((item) => [item.id, item]));
});

/** The stored syllabus as completion reads it; null where none was saved. */
export const reportOf = rememberedBy(({ lineage, syllabus }: CourseView): AdditionalInfo | null => {
  const empty = emptyAdditionalInfo(lineage);
  return syllabus && { ...empty, ...fitting(syllabus, empty) };
});

/** The fields of a record that these have too; what is of another kind, as a file may have it, is as if it were not there. */
function fitting<Blank extends object>({ fields }: StateRecord, blank: Blank): Partial<Blank> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => {
      const own: unknown = Object.hasOwn(blank, name) ? Reflect.get(blank, name) : undefined;
      return own === null || (own !== undefined && value !== null && typeof value === typeof own);
    }),
  ) as Partial<Blank>;
}
