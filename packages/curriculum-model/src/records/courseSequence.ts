import type { FieldTable } from './fieldTable';

const own = { kind: 'own', isRequired: false, isInHistory: true } as const;

/** Where a course stands in the plan of its major: extensions of the course unit, which a reply has where they hold something and a save takes where they are sent. */
export const courseSequenceFields = {
  /** The term of the plan, from 1; not the semester of a syllabus, which is that of one year. */
  semester: { ...own, label: { zh: '修读学期', en: 'Term of the plan' } },
  prerequisites: { ...own, label: { zh: '先修课程', en: 'Prerequisites' } },
  /** Courses that are taken before or in the same term. */
  corequisites: { ...own, label: { zh: '并修课程', en: 'Corequisites' } },
} as const satisfies FieldTable;
