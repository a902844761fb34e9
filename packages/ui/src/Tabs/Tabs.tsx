import type { ReactNode, Ref } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabProps as AriaTabProps,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../theme';

export interface TabsProps extends Omit<AriaTabsProps, 'className' | 'style' | 'render'> {
  /** Goes to the box around tabs and panels. */
  className?: string;
  /** Reaches the box around tabs and panels. */
  ref?: Ref<HTMLDivElement>;
}

/** Views of one thing, one at a time: a `TabList` of `Tab`s, then one `TabPanel` for each. */
export function Tabs(props: TabsProps) {
  return <Root {...props} />;
}

export interface TabProps extends Omit<AriaTabProps, 'className' | 'style' | 'children' | 'render'> {
  /** How many things are behind it. */
  count?: number;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One tab; `id` names the panel it opens. */
export function Tab({ count, children, ...rest }: TabProps) {
  return (
    <Handle {...rest}>
      <span>{children}</span>
      {count !== undefined && <Count>{count}</Count>}
    </Handle>
  );
}

const Root = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`;

/** The row of tabs; name it by `aria-label`. */
export const TabList = styled(AriaTabList)`
  display: flex;
  flex: none;
  /* No tab is out of reach, in whatever language and window. */
  flex-wrap: wrap;
  gap: 0 ${tokens.space[6]};
  border-block-end: 1px solid ${tokens.color.border};
` as typeof AriaTabList;

/** What one tab opens; its `id` is the tab's. */
export const TabPanel = styled(AriaTabPanel)`
  min-block-size: 0;
  padding-block-start: ${tokens.space[4]};
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Handle = styled(AriaTab)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  block-size: 40px;
  color: ${tokens.color.textMuted};
  white-space: nowrap;
  cursor: default;
  outline: none;

  &[data-hovered] {
    color: ${tokens.color.text};
  }
  &[data-selected] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
    box-shadow: inset 0 -2px 0 ${tokens.color.text};
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      border-block-end: 2px solid Highlight;
    }
  }
`;

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;
