/** One page of the changes of all packages: those that wait for a release, and the packages' own changelogs. */
export function changelogText(changesets: readonly string[], changelogs: readonly string[]): string {
  const waiting = changesets.map(entryOf).filter(({ text }) => text);
  const unreleased = waiting.map(({ packages, text }) => `- ${text}${packages ? ` (${packages})` : ''}`);
  return [
    '# Changelog',
    ...(unreleased.length > 0 ? [`## Not yet released\n\n${unreleased.join('\n')}`] : []),
    // A package's changelog begins with its name as a heading of the first level.
    ...changelogs.map((text) => text.trim().replace(/^(#+) /gm, '#$1 ')),
  ]
    .join('\n\n')
    .concat('\n');
}

/** A changeset names packages and their bump between two lines, then describes the change. */
function entryOf(changeset: string) {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(changeset) ?? [];
  const packages = [...head.matchAll(/['"](@college\/[\w-]+)['"]/g)].map(([, name]) => name!.replace('@college/', ''));
  return { packages: packages.join(', '), text: text.trim().replace(/\s+/g, ' ') };
}
