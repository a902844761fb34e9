import type { ComponentPropsWithRef } from 'react';
import { Breadcrumb as AriaBreadcrumb, Breadcrumbs, Link } from 'react-aria-components';
import { styled } from 'styled-components';
import { useLocale, useMessages, withLang } from '../messages';
import { tokens } from '../theme';
import { breadcrumbMessages } from './messages';
import { trailTo } from './trail';

export interface BreadcrumbEntry {
  id: string;
  label: string;
  /** Where it leads. Without it the entry is only pressed. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the outermost place to the current one, which is last and leads nowhere. */
  entries: readonly BreadcrumbEntry[];
  /** Gets the trail cut behind the pressed entry (reference §2.2). */
  onEntriesChange?: (entries: BreadcrumbEntry[]) => void;
  /** Called with the entry that was pressed. */
  onAction?: (id: string) => void;
}

/** Longest label that surely fits; longer ones are cut by the eye's width and carry the whole text as title. */
const SHORT_LABEL = 16;

/** Where the user is, and the way back up. */
export function Breadcrumb({ entries, onEntriesChange, onAction, ...rest }: BreadcrumbProps) {
  const messages = useMessages(breadcrumbMessages);
  const { locale } = useLocale();

  function handleAction(id: string) {
    onAction?.(id);
    onEntriesChange?.(trailTo(entries, id));
  }

  return (
    <Place aria-label={messages.label} {...rest}>
      <Trail onAction={(key) => handleAction(String(key))}>
        {entries.map(({ id, label, href }) => (
          <Step key={id} id={id}>
            <Way href={href}>
              <Name title={label.length > SHORT_LABEL ? label : undefined}>{withLang(label, locale)}</Name>
            </Way>
          </Step>
        ))}
      </Trail>
    </Place>
  );
}

const Place = styled.nav`
  min-inline-size: 0;
`;

const Trail = styled(Breadcrumbs)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  white-space: nowrap;
` as typeof Breadcrumbs;

const Step = styled(AriaBreadcrumb)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-inline-size: 0;

  & + &::before {
    content: '/';
    color: ${tokens.color.textDisabled};
  }
`;

const Way = styled(Link)`
  display: block;
  min-inline-size: 0;
  border-radius: ${tokens.radius.mark};
  color: ${tokens.color.textMuted};
  text-decoration: none;
  cursor: default;
  outline: none;

  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-current] {
    color: ${tokens.color.text};
    text-decoration: none;
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Name = styled.span`
  display: block;
  max-inline-size: 240px;
  overflow: hidden;
  text-overflow: ellipsis;
`;
