/** Kinds of file that a point list can be read from. */
export const pointFileExtensions = ['.xlsx'] as const;

/** Largest point file: 10 MB. */
export const MAX_POINT_FILE_BYTES = 10 * 1024 * 1024;

/** Why a file is refused before it is sent. */
export type PointFileProblem = 'wrongExtension' | 'tooLarge' | 'empty';

/** Checks a chosen file before it is sent; undefined means it may be. */
export function pointFileProblem({ name, size }: { name: string; size: number }): PointFileProblem | undefined {
  if (!pointFileExtensions.some((extension) => name.toLowerCase().endsWith(extension))) return 'wrongExtension';
  if (size === 0) return 'empty';
  return size > MAX_POINT_FILE_BYTES ? 'tooLarge' : undefined;
}
