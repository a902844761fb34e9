import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { useNumberFormatter } from 'react-aria';
import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { useMessages } from '../messages';
import { onNarrowWindow, tokens } from '../theme';
import { paginationMessages } from './messages';
import { pageCountOf, pagesShown } from './pages';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** Called with the new page when the user changes it. */
  onPageChange?: (page: number) => void;
  /**
   * Things on one page.
   * @default 20
   */
  pageSize?: number;
  /** Things in all. */
  total: number;
  /** Whether no page can be turned, such as while one is under way. @default false */
  isDisabled?: boolean;
}

/** Which part of a long list shows, and the way to the others: range left, pages right. */
export function Pagination({ page: askedPage, onPageChange, pageSize = 20, total, isDisabled = false, ...rest }: PaginationProps) {
  const messages = useMessages(paginationMessages);
  const numbers = useNumberFormatter();
  const currentRef = useRef<HTMLButtonElement>(null);
  const isFocusOwed = useRef(false);
  const pageCount = pageCountOf(total, pageSize);
  const page = Math.min(Math.max(1, askedPage), Math.max(1, pageCount));
  const from = (page - 1) * pageSize + 1;
  const format = (value: number) => numbers.format(value);

  // A button that is switched off while a page is under way would drop the focus: it stays, and does nothing.
  const idle = { 'aria-disabled': isDisabled || undefined };

  function handlePress(to: number) {
    if (!isDisabled && to !== page) onPageChange?.(to);
  }

  function handleStep(to: number) {
    if (isDisabled) return;
    isFocusOwed.current = to === 1 || to === pageCount;
    handlePress(to);
  }

  useLayoutEffect(() => {
    // At either end the pressed arrow is switched off and would drop the focus.
    if (isFocusOwed.current) currentRef.current?.focus();
    isFocusOwed.current = false;
  }, [page]);

  return (
    <Pager aria-label={messages.label} {...rest}>
      <span aria-live="polite">
        {total > 0
          ? messages.range({ from: format(from), to: format(Math.min(from + pageSize - 1, total)), total: format(total) })
          : messages.none}
      </span>
      {pageCount > 0 && (
        <Pages>
          <li>
            <PageButton {...idle} aria-label={messages.previous} isDisabled={page === 1} onPress={() => handleStep(page - 1)}>
              <Icon of={ChevronLeft} />
            </PageButton>
          </li>
          {pagesShown(page, pageCount).map((mark) => (
            <li key={mark}>
              {typeof mark === 'number' ? (
                <PageButton
                  {...idle}
                  ref={mark === page ? currentRef : undefined}
                  aria-label={messages.page({ page: format(mark) })}
                  aria-current={mark === page ? 'page' : undefined}
                  onPress={() => handlePress(mark)}
                >
                  {format(mark)}
                </PageButton>
              ) : (
                <Gap aria-hidden="true">…</Gap>
              )}
            </li>
          ))}
          <li>
            <PageButton {...idle} aria-label={messages.next} isDisabled={page === pageCount} onPress={() => handleStep(page + 1)}>
              <Icon of={ChevronRight} />
            </PageButton>
          </li>
        </Pages>
      )}
    </Pager>
  );
}

const Pager = styled.nav`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;

  ${onNarrowWindow} {
    flex-wrap: wrap;
  }
`;

const Pages = styled.ul`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  list-style: none;

  ${onNarrowWindow} {
    flex-wrap: wrap;
  }
`;

const PageButton = styled(Button)`
  display: inline-grid;
  place-items: center;
  min-inline-size: 32px;
  block-size: 32px;
  margin: 0;
  padding: 0 ${tokens.space[2]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  cursor: default;
  outline: none;

  &[data-hovered] {
    background: ${tokens.color.fillQuiet};
  }
  &[aria-current] {
    border-radius: 0;
    background: none;
    box-shadow: inset 0 -2px 0 ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
  &[data-disabled],
  &[aria-disabled='true'] {
    color: ${tokens.color.textDisabled};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border-block-end: 2px solid Highlight;
    }
  }
`;

const Gap = styled.span`
  padding-inline: ${tokens.space[2]};
`;
