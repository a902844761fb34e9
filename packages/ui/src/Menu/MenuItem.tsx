import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { MenuItem as AriaMenuItem, Keyboard, Text, type MenuItemProps as AriaMenuItemProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { useLocale, withLang } from '../messages';
import { tokens } from '../theme';
import { filledWithHighlight } from '../theme/filledWithHighlight';

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children' | 'render'> {
  /** One `Icon` before the words. */
  icon?: ReactNode;
  /** Keys that do the same: `Ctrl C`. Shown, not bound. */
  shortcut?: string;
  /**
   * `danger` destroys something; end the words with "…" when a question follows.
   * @default 'regular'
   */
  variant?: 'regular' | 'danger';
  /** The act and its object. */
  children: ReactNode;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** One act of a `Menu`. */
export function MenuItem({ icon, shortcut, variant = 'regular', children, ...rest }: MenuItemProps) {
  const { locale } = useLocale();
  const textValue = rest.textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <Row {...rest} textValue={textValue} data-variant={variant}>
      {({ isSelected, hasSubmenu }) => (
        <>
          {icon}
          <Label slot="label">{withLang(children, locale)}</Label>
          {shortcut && <Keys data-keys={shortcut} />}
          {isSelected && <Icon of={Check} data-end="" />}
          {hasSubmenu && <Icon of={ChevronRight} data-end="" />}
        </>
      )}
    </Row>
  );
}

const Row = styled(AriaMenuItem)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: ${tokens.density.control};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.text};
  text-decoration: none;
  cursor: default;
  outline: none;

  > svg {
    flex: none;
    color: ${tokens.color.textMuted};
  }
  > [data-end] {
    margin-inline-start: auto;
  }
  &[data-selected] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    ${filledWithHighlight}
  }
  &[data-focused],
  &[data-open] {
    background: ${tokens.color.rowHoverRaised};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  &[data-variant='danger'],
  &[data-variant='danger'] > * {
    color: ${tokens.color.danger};
  }
  &[data-disabled],
  &[data-disabled] > * {
    color: ${tokens.color.textDisabled};
  }
`;

const Label = styled(Text)`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Keys = styled(Keyboard)`
  flex: none;
  margin-inline-start: auto;
  padding-inline-start: ${tokens.space[6]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  /* Keys describe the item; as text of its own they would have to be part of its name (WCAG 2.5.3). */
  &::after {
    content: attr(data-keys);
  }
`;
