import { Markdown } from '@storybook/addon-docs/blocks';
import { changelogText } from './changelogText';

const changesets = import.meta.glob<string>(['../../.changeset/*.md', '!../../.changeset/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', { query: '?raw', import: 'default', eager: true });

/** What changed in the packages: what waits for a release first. */
export function Changelog() {
  return <Markdown>{changelogText(Object.values(changesets), Object.values(changelogs))}</Markdown>;
}
