import { courseClasses, courseTypes } from '../../course-units';
import { groupBy } from '../../grouping';
import { sum } from '../../hours';
import { courseUnitFields, syllabusFields } from '../../records';
import type { DocumentLanguages, DocumentTable, Words } from '../../syllabus';
import { wordsCell } from '../../syllabus/document/tableWords';
import { isEmptyWords, labelWords, plainWords } from '../../syllabus/document/wording';
import * as terms from '../../terms';
import { choiceName, type CourseFacts } from './courseFacts';
import { bookletWords as say } from './words';

/** How many courses, hours and credits of each type and class, and of all. */
export function structureTable(courses: readonly CourseFacts[], languages: DocumentLanguages): DocumentTable {
  const groups = groupBy(courses, ({ typeId, classId }) => `${typeId ?? ''}/${classId ?? ''}`);
  const keys = [...courseTypes.map(({ id }) => id), null].flatMap((type) =>
    [...courseClasses.map(({ id }) => id), null].map((own) => ({ type, own, key: `${type ?? ''}/${own ?? ''}` })),
  );
  const chosen = (words: Words) => (isEmptyWords(words) ? labelWords(languages, say.untyped) : words);
  const rowOf = (key: string, heads: readonly Words[], list: readonly CourseFacts[]) => ({
    key,
    cells: [...heads, ...sums(list).map((figure) => plainWords(languages, figure))].map(wordsCell),
  });
  return {
    kind: 'table',
    id: 'structure',
    columns: [
      { key: 'type', label: labelWords(languages, courseUnitFields.typeId.label), width: 28 },
      { key: 'class', label: labelWords(languages, courseUnitFields.classId.label), width: 20 },
      { key: 'count', label: labelWords(languages, say.count), width: 12, align: 'end' },
      ...figureColumns(languages),
    ],
    rows: [
      ...keys.flatMap(({ type, own, key }) => {
        const list = groups.get(key);
        const heads = [chosen(choiceName(courseTypes, type, languages)), chosen(choiceName(courseClasses, own, languages))];
        return list ? [rowOf(key, heads, list)] : [];
      }),
      ...(courses.length > 0 ? [rowOf('total', [labelWords(languages, terms.total), {}], courses)] : []),
    ],
    empty: labelWords(languages, say.noCourses),
  };
}

/** Every course with its type, hours, credits and semester. */
export function courseTable(courses: readonly CourseFacts[], languages: DocumentLanguages): DocumentTable {
  return {
    kind: 'table',
    id: 'courses',
    columns: [
      { key: 'number', label: labelWords(languages, say.number), width: 7 },
      { key: 'name', label: labelWords(languages, courseUnitFields.name.label), width: 28 },
      { key: 'type', label: labelWords(languages, courseUnitFields.typeId.label), width: 16 },
      { key: 'class', label: labelWords(languages, courseUnitFields.classId.label), width: 13 },
      ...figureColumns(languages),
      { key: 'semester', label: labelWords(languages, syllabusFields.year.label), width: 16 },
    ],
    rows: courses.map((course, at) => ({
      key: String(course.lineage),
      cells: [
        plainWords(languages, String(at + 1)),
        isEmptyWords(course.name) ? labelWords(languages, terms.unnamedCourseUnit) : course.name,
        choiceName(courseTypes, course.typeId, languages),
        choiceName(courseClasses, course.classId, languages),
        ...sums([course])
          .slice(1)
          .map((figure) => plainWords(languages, figure)),
        course.semester,
      ].map(wordsCell),
    })),
    empty: labelWords(languages, say.noCourses),
  };
}

function figureColumns(languages: DocumentLanguages) {
  return [
    { key: 'theory', label: labelWords(languages, courseUnitFields.theoryPeriod.label), width: 12, align: 'end' as const },
    { key: 'practice', label: labelWords(languages, courseUnitFields.practicePeriod.label), width: 12, align: 'end' as const },
    { key: 'credits', label: labelWords(languages, syllabusFields.score.label), width: 10, align: 'end' as const },
  ];
}

/** Count, theory, practice and credits; credits are blank where no syllabus names any. */
function sums(list: readonly CourseFacts[]): string[] {
  const credits = list.flatMap((course) => course.credits ?? []);
  const figures = [list.length, sum(list.map(({ theory }) => theory)), sum(list.map(({ practice }) => practice))];
  return [...figures.map(String), credits.length === 0 ? '' : String(sum(credits))];
}
