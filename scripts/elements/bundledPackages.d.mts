/** A file that a bundler wrote; only chunks have modules. */
export interface Written {
  type: 'chunk' | 'asset';
  moduleIds?: readonly string[];
}

export function bundledPackages(output: readonly Written[]): string[];
export function withoutLicence(packages: readonly string[], list: string): string[];
