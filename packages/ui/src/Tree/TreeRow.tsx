import { memo, useRef, type CSSProperties, type ReactNode } from 'react';
import { useLink } from 'react-aria';
import type { TreeNode } from './treeIndex';
import { partsOf } from './treeSearch';

interface TreeLinkProps {
  href: string;
  lang?: string;
  children: ReactNode;
}

interface TreeRowProps {
  node: TreeNode;
  row: number;
  level: number;
  position: number;
  size: number;
  /** Undefined for a leaf. */
  isExpanded: boolean | undefined;
  isActive: boolean;
  /** Empty where the entry is no hit. */
  query: string;
}

/** One entry. It has no handlers and no styles of its own: the tree listens and dresses for all of them. */
export const TreeRow = memo(function TreeRow({ node, row, level, position, size, isExpanded, isActive, query }: TreeRowProps) {
  const { label, lead, note, href, lang } = node;
  const words = query === '' ? label : marked(label, query);
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-setsize={size}
      aria-posinset={position}
      aria-expanded={isExpanded}
      tabIndex={isActive ? 0 : -1}
      data-row={row}
      style={{ '--at': row, '--level': level - 1 } as CSSProperties}
    >
      <i data-part="chevron" />
      {lead ? <span data-part="lead">{query === '' ? lead : marked(lead, query)}</span> : null}
      {href === undefined ? (
        <span data-part="label" lang={lang}>
          {words}
        </span>
      ) : (
        <TreeLink href={href} lang={lang}>
          {words}
        </TreeLink>
      )}
      {note ? <span data-part="note">{note}</span> : null}
    </div>
  );
});

function marked(text: string, query: string) {
  return partsOf(text, query).map((part, at) => (part.isHit ? <mark key={at}>{part.text}</mark> : part.text));
}

/** The label of an entry that leads somewhere; the router of the page follows it. The entry has the focus, not the link. */
function TreeLink({ href, lang, children }: TreeLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const { linkProps } = useLink({ href }, ref);
  return (
    <a {...linkProps} ref={ref} tabIndex={-1} lang={lang} data-part="label">
      {children}
    </a>
  );
}
