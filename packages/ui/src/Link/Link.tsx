import type { CSSProperties, ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../theme';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  /**
   * `inline` in running text is underlined always, since colour alone is no sign; `plain` is for links outside of text; `muted` is for breadcrumbs.
   * @default 'plain'
   */
  variant?: 'plain' | 'inline' | 'muted';
  /** For one of many links among which arrow keys go: Tab then reaches one of them. */
  excludeFromTabOrder?: boolean;
  /** Where it leads, in words. */
  children: ReactNode;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. Use `Button` to do something; without `href` it is a link-like action, spoken as a link. */
export function Link({ variant = 'plain', ...rest }: LinkProps) {
  return <Anchor {...rest} data-variant={variant} />;
}

const Anchor = styled(AriaLink)`
  border-radius: ${tokens.radius.mark};
  color: ${tokens.color.link};
  text-decoration: none;
  text-underline-offset: 3px;
  cursor: pointer;
  outline: none;

  &[data-variant='inline'],
  &[data-hovered] {
    text-decoration: underline;
  }
  &[data-variant='muted'] {
    color: ${tokens.color.textMuted};
  }
  &[data-pressed] {
    color: ${tokens.color.accentActive};
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    text-decoration: none;
    cursor: default;
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
