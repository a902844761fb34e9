import type { AdditionalInfo } from './additionalInfo';

/** The free texts of the stored info, in the order of the report; each may have its English (decision 156). */
export const syllabusTextFields = [
  'year',
  'lecturer',
  'phone',
  'email',
  'department',
  'classname',
  'classroom',
  'textbooks',
  'textreferences',
  'attend',
  'assignment',
  'criterion',
  'practice',
  'textgroup',
  'paper',
  'others',
  'examway',
  'examdetail',
] as const satisfies readonly (keyof AdditionalInfo)[];
