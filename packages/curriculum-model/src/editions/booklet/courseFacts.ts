import { courseClasses, courseTypes, type CourseChoice } from '../../course-units';
import { yearLabel, type DocumentLanguages, type Words } from '../../syllabus';
import { labelWords } from '../../syllabus/document/wording';
import { recordsOf, type CurriculumState } from '../state';
import { stateWords } from '../stateWords';

/** A course as the tables of a booklet list it. */
export interface CourseFacts {
  lineage: number;
  name: Words;
  /** Null where none was chosen. */
  classId: number | null;
  typeId: number | null;
  theory: number;
  practice: number;
  /** Null where its syllabus names none. */
  credits: number | null;
  /** The semester of its syllabus. */
  semester: Words;
}

/** The courses of a state in their order. */
export function courseFactsOf({ courses }: CurriculumState, languages: DocumentLanguages): CourseFacts[] {
  return courses.map((part) => {
    const [course, syllabus] = [recordsOf(part, 'course')[0], recordsOf(part, 'syllabus')[0]];
    const figure = (value: unknown) => (typeof value === 'number' ? value : null);
    const year = syllabus?.fields.year;
    return {
      lineage: part.lineage,
      name: stateWords(languages, course, 'name'),
      classId: knownChoice(courseClasses, course?.fields.classId),
      typeId: knownChoice(courseTypes, course?.fields.typeId),
      theory: figure(course?.fields.theoryPeriod) ?? 0,
      practice: figure(course?.fields.practicePeriod) ?? 0,
      credits: figure(syllabus?.fields.score),
      semester: typeof year === 'string' && year !== '' ? labelWords(languages, yearLabel(year)) : {},
    };
  });
}

/** What a class or a type is called; empty where none was chosen. */
export function choiceName(choices: readonly CourseChoice[], id: number | null, languages: DocumentLanguages): Words {
  const found = choices.find((choice) => choice.id === id);
  return found ? labelWords(languages, found.name) : {};
}

// Nothing chosen is stored as null or 0.
function knownChoice(choices: readonly CourseChoice[], id: unknown): number | null {
  return choices.find((choice) => choice.id === id)?.id ?? null;
}
