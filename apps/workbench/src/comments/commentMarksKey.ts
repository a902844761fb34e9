/** Where the counts of all comments on a major are kept. */
export const majorMarksKey = (majorId: number) => ['commentMarks', 'ofMajor', majorId] as const;

/** Where the counts of a course unit's comments are kept. */
export const commentMarksKey = (courseId: number) => ['commentMarks', courseId] as const;
