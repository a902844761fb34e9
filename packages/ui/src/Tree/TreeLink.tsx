import { useRef, type ReactNode } from 'react';
import { useLink } from 'react-aria';

interface TreeLinkProps {
  href: string;
  lang?: string;
  children: ReactNode;
}

/** The label of an entry that leads somewhere; the router of the page follows it. The entry has the focus, not the link. */
export function TreeLink({ href, lang, children }: TreeLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const { linkProps } = useLink({ href }, ref);
  return (
    <a {...linkProps} ref={ref} tabIndex={-1} lang={lang} data-part="label">
      {children}
    </a>
  );
}
