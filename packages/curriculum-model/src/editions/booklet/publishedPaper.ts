import { courseClasses, courseTypes, type CourseChoice } from '../../course-units';
import { yearLabel, type DocumentLanguages, type SyllabusDocument, type Words } from '../../syllabus';
import { labelWords, writtenWords } from '../../syllabus/document/wording';
import type { PublishedHead, PublishedHome } from '../calls';
import { bookletDocument } from './bookletDocument';

/** A published edition as paper, from what its page reads: the same paper as its booklet without syllabuses. */
export function publishedPaper(
  { edition, home }: { edition: PublishedHead; home: PublishedHome },
  languages: DocumentLanguages,
): SyllabusDocument {
  const { major, name, entryYear } = edition;
  const written = ({ zh, en }: { zh: string; en: string }): Words => writtenWords(languages, zh, { text: en });
  const chosen = (choices: readonly CourseChoice[], id: number | null) => choices.find((choice) => choice.id === id)?.id ?? null;
  const cells = new Map(home.courses.map((course) => [course.lineage, new Map(course.cells.map(({ key, relate }) => [key, relate]))]));
  return bookletDocument(
    {
      major: {
        name: written(major.name),
        code: writtenWords(languages, major.code),
        standard: major.standard,
        objectives: written(major.objectives),
      },
      edition: { name: writtenWords(languages, name), entryYear },
      requirements: home.requirements.map(({ key, text, indicators }) => ({
        key,
        text: written(text),
        indicators: indicators.map((indicator) => ({ key: indicator.key, text: written(indicator.text) })),
      })),
      courses: home.courses.map((course) => ({
        lineage: course.lineage,
        name: written(course.name),
        classId: chosen(courseClasses, course.classId),
        typeId: chosen(courseTypes, course.typeId),
        theory: course.theory,
        practice: course.practice,
        credits: course.credits,
        semester: course.year === '' ? {} : labelWords(languages, yearLabel(course.year)),
      })),
      support: { indicators: home.figures.indicators, relateAt: (lineage, indicator) => cells.get(lineage)?.get(indicator) },
    },
    languages,
  );
}
