/** Where the counts of a course unit's comments are kept. */
export const commentMarksKey = (courseId: number) => ['commentMarks', courseId] as const;
