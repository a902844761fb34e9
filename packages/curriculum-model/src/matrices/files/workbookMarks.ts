// The first cell of each sheet, in a hidden row or column, identifies the sheet; the version is for files that outlive this layout.
const marks = /^college-matrix\/(major|goals|course|entries|project)\/1\/(\d{1,10})(?:\/(\d{1,10}))?$/;

export type MarkedSheet = 'major' | 'goals' | 'course' | 'entries' | 'project';

/** The mark of a sheet: its kind, the major or the course it is of, and on a project's sheet the project. */
export function sheetMark(kind: MarkedSheet, id: number, projectId?: number): string {
  return `college-matrix/${kind}/1/${id}${projectId === undefined ? '' : `/${projectId}`}`;
}

/** Parses a mark; undefined for any other text. */
export function readMark(text: string): { kind: MarkedSheet; id: number; projectId?: number } | undefined {
  const found = marks.exec(text.trim());
  if (!found) return undefined;
  const [, kind, id, projectId] = found;
  return { kind: kind as MarkedSheet, id: Number(id), ...(projectId !== undefined && { projectId: Number(projectId) }) };
}

/** Marks of rows and columns that an import passes over. */
export const passedOver = 'total';
