import type { BreakingChange } from './breakingChanges';

const tags = /<\/?college-[\w-]+(?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^\s>"']+))?)*\s*\/?>/g;

/** Markup or a stylesheet as the changes have it: tags, their attributes also where a framework binds them, and custom properties. */
export function upgradeMarkup(text: string, changes: readonly BreakingChange[]): string {
  const inTags = text.replace(tags, (tag) => changes.reduce(upgradeTag, tag));
  return changes.reduce(
    (result, change) => (change.kind === 'variable' ? result.replaceAll(new RegExp(`${change.from}(?![\\w-])`, 'g'), change.to) : result),
    inTags,
  );
}

function upgradeTag(tag: string, change: BreakingChange): string {
  if (change.kind === 'element') return tag.replace(new RegExp(`^(</?)${change.from}(?![\\w-])`), `$1${change.to}`);
  if (change.kind !== 'attribute' || !new RegExp(`^<${change.element}(?![\\w-])`).test(tag)) return tag;
  // Outside of quotes: what a value holds is the host's own.
  return tag.replace(new RegExp(`"[^"]*"|'[^']*'|(?<=[\\s:.[(])${change.from}(?=[\\s=\\])>/])`, 'g'), (found) =>
    found === change.from ? change.to : found,
  );
}
