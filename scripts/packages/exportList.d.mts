export interface Exported {
  /** `Button`, or `type ButtonProps`. */
  name: string;
  hash: string;
  folder: string;
  entries: string[];
}

type Packages = Record<string, Exported[]>;

export function formatExports(packages: Packages): string;
export function parseExports(text: string): Packages;
export function namesByEntry(exported: readonly Exported[]): Record<string, string[]>;
export function changedExports(before: Packages, now: Packages): Record<string, string[]>;
