import { useMajor } from './useMajor';

/** The name of a major, once it is known. */
export function useMajorName(majorId: number | undefined): string | undefined {
  return useMajor(majorId).major?.name;
}
