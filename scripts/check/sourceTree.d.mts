/** The files of the repository at one moment. */
export interface SourceTree {
  /** What git calls the content of each file, by its path. */
  digests: ReadonlyMap<string, string>;
  /** The text of a file of code. */
  read: (path: string) => string;
}

export function workingTree(): SourceTree;
export function treeAt(revision: string, here: SourceTree): SourceTree;
