import { groupBy } from '../../grouping';
import { relateSchema } from '../../matrices';
import type { PublishedHome } from '../calls';
import { figuresOf } from '../figures';
import { englishFieldName } from '../shapeFields';
import { recordsOf, type CurriculumState, type StatePart, type StateRecord } from '../state';

/** Requirements, courses and major matrix of a state, as a published edition shows them. */
export function publishedHomeOf(state: CurriculumState): PublishedHome {
  const indicators = groupBy(recordsOf(state.major, 'indicator'), ({ under }) => under);
  const figures = figuresOf(state);
  return {
    requirements: recordsOf(state.major, 'requirement').map((requirement, at) => ({
      ...head(requirement, `${at + 1}`),
      indicators: (indicators.get(requirement.key) ?? []).map((indicator, place) => head(indicator, `${at + 1}.${place + 1}`)),
    })),
    courses: state.courses.map(courseOf),
    figures: { ...figures, indicators: [...figures.indicators], gaps: [...figures.gaps] },
  };
}

function courseOf(part: StatePart): PublishedHome['courses'][number] {
  const [course, syllabus] = [recordsOf(part, 'course')[0], recordsOf(part, 'syllabus')[0]];
  const figure = (record: StateRecord | undefined, name: string) => {
    const value = record?.fields[name];
    return typeof value === 'number' ? value : null;
  };
  return {
    lineage: part.lineage,
    name: textPair(course, 'name'),
    classId: figure(course, 'classId'),
    typeId: figure(course, 'typeId'),
    theory: figure(course, 'theoryPeriod') ?? 0,
    practice: figure(course, 'practicePeriod') ?? 0,
    credits: figure(syllabus, 'score'),
    year: textPair(syllabus, 'year').zh,
    cells: recordsOf(part, 'binding').flatMap(({ key, fields }) => {
      const { data: relate } = relateSchema.safeParse(fields.relate);
      return relate === undefined || relate === -1 ? [] : [{ key, relate }];
    }),
  };
}

const head = (record: StateRecord, number: string) => ({ key: record.key, number, text: textPair(record, 'description') });

/** A text of a record in both languages; English is empty where it was not written. */
export function textPair(record: Pick<StateRecord, 'fields'> | undefined, name: string): { zh: string; en: string } {
  const text = (field: string) => {
    const value = record?.fields[field];
    return typeof value === 'string' ? value : '';
  };
  return { zh: text(name), en: text(englishFieldName(name)) };
}
