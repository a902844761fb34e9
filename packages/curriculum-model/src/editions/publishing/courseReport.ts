import { groupBy } from '../../grouping';
import { sumHours } from '../../hours';
import { blankFields, namesOf, projectFields, reportedCourseFields, syllabusFields, type PlainTable } from '../../records';
import { emptyAdditionalInfo, projectProduct, type ReportData } from '../../syllabus';
import { recordsOf, type StatePart, type StateRecord } from '../state';
import { englishTexts, numberedText } from './englishTexts';
import { pointMatrixOf, projectMatrixOf, type PlacedEntry } from './reportEntries';

/** A course of a state with the part of its major, and when the state was taken. */
export interface ReportedCourse {
  major: StatePart;
  course: StatePart;
  takenAt: string;
}

/** The course start report of a course as its state has it, with lineage numbers for ids. */
export function courseReportOf({ major, course, takenAt }: ReportedCourse): ReportData {
  const entries = projectMatrixOf(course, takenAt);
  const projects = recordsOf(course, 'chapter').map((chapter) => {
    return { id: Number(chapter.key), courseUnitId: course.lineage, ...valuesOf(projectFields, chapter, takenAt) };
  });
  const unit = recordsOf(course, 'course')[0] ?? { fields: {} };
  const { theory, practice } = sumHours(projects);
  return {
    intro: { ...valuesOf(reportedCourseFields, unit, takenAt), totalPeriodData: [theory, practice, 0] },
    info: infoOf(course, unit, takenAt),
    requires: requirementsOf(major, takenAt),
    majorMatrix: majorMatrixOf(major, course, takenAt),
    projects: projects.map((project) => projectOf(project, entries)),
    projectMatrix: entries,
    pointMatrix: pointMatrixOf(course, entries, takenAt),
    taskGoals: taskGoalsOf(course, takenAt),
  };
}

/** The fields of a record with what is blank, and its English. */
function valuesOf<Table extends PlainTable>(table: Table, record: Pick<StateRecord, 'fields'>, takenAt: string) {
  const names: readonly string[] = namesOf(table);
  const own = Object.fromEntries(names.flatMap((name) => (name in record.fields ? [[name, record.fields[name]]] : [])));
  return { ...blankFields(table), ...(own as Partial<ReturnType<typeof blankFields<Table>>>), ...englishTexts(record, names, takenAt) };
}

function infoOf(course: StatePart, unit: Pick<StateRecord, 'fields'>, takenAt: string): ReportData['info'] {
  const [syllabus] = recordsOf(course, 'syllabus');
  const empty = emptyAdditionalInfo(course.lineage);
  const own = syllabus ? { id: course.lineage, ...ownFields(syllabus) } : {};
  const en = {
    ...(syllabus && englishTexts(syllabus, Object.keys(syllabusFields), takenAt).translations?.en),
    ...renamed(englishTexts(unit, ['introduction'], takenAt).translations?.en?.introduction),
  };
  return { ...empty, ...own, ...(Object.keys(en).length > 0 && { translations: { en } }) };
}

// The report carries the English of the course's introduction, as a save of it writes that too.
const renamed = <English>(courseDesc: English | undefined) => courseDesc && { courseDesc };

function ownFields({ fields }: StateRecord): Partial<ReportData['info']> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(syllabusFields, name)));
}

function requirementsOf(major: StatePart, takenAt: string): ReportData['requires'] {
  const indicators = groupBy(recordsOf(major, 'indicator'), ({ under }) => under);
  const described = (record: StateRecord) => {
    const { zh, en } = numberedText(record);
    const translations = en === '' ? {} : { translations: { en: { description: { text: en, updatedAt: takenAt } } } };
    return { id: Number(record.key), description: zh, ...translations };
  };
  return recordsOf(major, 'requirement').map((requirement) => ({
    ...described(requirement),
    children: (indicators.get(requirement.key) ?? []).map(described),
  }));
}

/** The supports of the course in the order of the indicator points, with the goals bound to them. */
function majorMatrixOf(major: StatePart, course: StatePart, takenAt: string): ReportData['majorMatrix'] {
  const supports = new Map(recordsOf(course, 'binding').map((binding) => [binding.key, binding]));
  const bound = groupBy(
    recordsOf(course, 'goal').filter(({ fields }) => fields.isBound === true),
    ({ under }) => under,
  );
  const requirements = new Map(recordsOf(major, 'requirement').map(({ key }, at) => [key, at]));
  const place = ({ under }: StateRecord) => requirements.get(under ?? '') ?? requirements.size;
  const indicators = recordsOf(major, 'indicator').toSorted((one, other) => place(one) - place(other));
  return indicators.flatMap((indicator): ReportData['majorMatrix'] => {
    const relate = supports.get(indicator.key)?.fields.relate;
    if (relate !== 0 && relate !== 1) return [];
    const goals = (bound.get(indicator.key) ?? []).map((goal) => {
      return { id: Number(goal.key), description: textOfField(goal, 'description'), ...englishTexts(goal, ['description'], takenAt) };
    });
    return [
      {
        requireId: Number(indicator.key),
        relate,
        goals: goals.map(({ id }) => id),
        description: numberedText(indicator).zh,
        goalDescriptions: goals.map(({ description }) => description),
        goalTexts: goals,
      },
    ];
  });
}

function projectOf(
  project: Pick<ReportData['projects'][number], 'id' | 'courseUnitId' | 'name' | 'product' | 'translations'>,
  entries: readonly PlacedEntry[],
): ReportData['projects'][number] {
  const { product, english } = projectProduct(
    project,
    entries.filter(({ projectId }) => projectId === project.id),
  );
  const { product: _own, ...others } = project.translations?.en ?? {};
  const en = { ...others, ...(english && { product: english }) };
  return {
    id: project.id,
    courseUnitId: project.courseUnitId,
    name: project.name,
    product,
    ...(Object.keys(en).length > 0 && { translations: { en } }),
  };
}

/** The task goals chapter by chapter. */
function taskGoalsOf(course: StatePart, takenAt: string): ReportData['taskGoals'] {
  const goals = groupBy(recordsOf(course, 'taskGoal'), ({ under }) => under);
  return recordsOf(course, 'chapter').flatMap(({ key }) =>
    (goals.get(key) ?? []).map((goal) => ({
      id: Number(goal.key),
      projectId: Number(key),
      description: textOfField(goal, 'description'),
      product: textOfField(goal, 'product'),
      ...englishTexts(goal, ['description', 'product'], takenAt),
    })),
  );
}

function textOfField({ fields }: StateRecord, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
