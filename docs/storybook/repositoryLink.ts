const docs = 'https://github.com/college-curriculum/workbench/blob/main/docs';

/** The address of a page of `docs` (`rules.md`) for those who read elsewhere than in the repository. */
export function repositoryLink(path: string): string {
  return `${docs}/${path}`;
}
