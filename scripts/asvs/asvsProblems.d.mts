interface Existing {
  isFile: (path: string) => boolean;
  isCommand: (name: string) => boolean;
}
export function asvsProblems(page: string, existing: Existing): string[];
export function attemptProblems(page: string, existing: Existing): string[];
