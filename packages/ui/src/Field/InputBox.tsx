import type { MouseEvent, ReactNode } from 'react';
import { GroupContext, useContextProps, type GroupProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../theme';
import { controlEdge, controlFocus } from './fieldColumn';

export interface InputBoxProps {
  /** A softer edge, for filters in a toolbar that an icon and words already identify. */
  isQuiet?: boolean;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  children: ReactNode;
}

/** The box around a one-line input with its icon, unit, key hint, button. A click anywhere in it focuses the input. */
export function InputBox({ isQuiet, children, ...own }: InputBoxProps) {
  // A plain element: a `Group` would watch hover and focus, which its styles do not ask for.
  const [{ isReadOnly, isDisabled, isInvalid }, ref] = useContextProps<GroupProps, GroupProps, HTMLDivElement>(own, null, GroupContext);
  return (
    <Box
      ref={ref}
      role="presentation"
      data-quiet={isQuiet || undefined}
      data-readonly={isReadOnly || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      onMouseDown={focusInput}
    >
      {children}
    </Box>
  );
}

function focusInput(event: MouseEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  if (target.closest('input, button')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** The input itself: no edge of its own, the text on the same line as text without a box would be. Inside a React Aria field `as={Input}`. */
export const BoxInput = styled.input`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  outline: none;
  appearance: none;

  &::placeholder {
    color: ${tokens.color.textPlaceholder};
    opacity: 1;
  }
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
  &[data-numeric] {
    font-variant-numeric: tabular-nums lining-nums;
  }
  &:disabled {
    color: ${tokens.color.textDisabled};
    -webkit-text-fill-color: currentColor;
  }
`;

/** A unit at the right end of a box, e.g. 学时. */
export const BoxUnit = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
  white-space: nowrap;
  cursor: default;
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${tokens.density.control};
  padding: 0 ${tokens.space[3]};
  cursor: text;
  transition: border-color ${tokens.motion.fast} ${tokens.motion.ease};
  ${controlEdge}

  > svg {
    color: ${tokens.color.textMuted};
  }
  &[data-disabled] {
    cursor: default;
  }
  &[data-disabled] > svg {
    color: inherit;
  }
  &:has(input:focus) {
    ${controlFocus}
  }
`;
