import type { ToldFinding } from '@college/curriculum-model';
import type { fixesOfCourse } from './courseFindings';

type Fixes = ReturnType<typeof fixesOfCourse>;

/** Quick fixes whose code is fetched with the first of them. */
export function laterFixes(load: () => Promise<Fixes>): Fixes {
  return {
    applyFix: async (finding: ToldFinding, fix: number) => (await load()).applyFix(finding, fix),
    undoFix: async (id: number) => (await load()).undoFix(id),
  };
}
