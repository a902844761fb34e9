import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { IconButton } from '../IconButton';
import { useMessages } from '../messages';
import { ScrollArea } from '../ScrollArea';
import { onSmallWindow, tokens } from '../theme';
import { sidePanelMessages } from './messages';
import { useRoomForSidePanel } from './room';

export interface SidePanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'title'> {
  /** Names the panel. */
  title: string;
  /** A muted fact next to the title. */
  fact?: ReactNode;
  /** Icon buttons before the one that collapses. */
  actions?: ReactNode;
  /** The content of the collapsed strip, from top to bottom: a count in `<b>` and a word. */
  collapsedContent?: ReactNode;
  /** Whether the panel is open. Leave out to let the panel decide. */
  isExpanded?: boolean;
  /** Whether the panel is initially open. @default where the window has room next to a page */
  defaultExpanded?: boolean;
  /** Called when the panel opens or closes. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** The content of the open panel. */
  children: ReactNode;
}

/** A panel at the right edge of an editor: 400 px open, a 41 px strip collapsed (core §9). In a window below 1100 px it opens over the page. */
export function SidePanel({
  title,
  fact,
  actions,
  collapsedContent,
  isExpanded: controlled,
  defaultExpanded,
  onExpandedChange,
  children,
  ...rest
}: SidePanelProps) {
  const messages = useMessages(sidePanelMessages);
  const hasRoom = useRoomForSidePanel();
  const [chosen, setChosen] = useState(defaultExpanded);
  const isExpanded = controlled ?? chosen ?? hasRoom;
  function handleToggle() {
    if (controlled === undefined) setChosen(!isExpanded);
    onExpandedChange?.(!isExpanded);
  }
  // One button at one position of the tree, so that it keeps focus when the panel changes.
  const toggle = (
    <Toggle
      key="toggle"
      aria-expanded={isExpanded}
      aria-label={isExpanded ? messages.collapse({ title }) : messages.expand({ title })}
      onPress={handleToggle}
    >
      <Icon of={isExpanded ? PanelRightClose : PanelRightOpen} />
    </Toggle>
  );
  return (
    <Panel aria-label={title} {...rest} data-expanded={isExpanded || undefined}>
      <Head>
        {isExpanded && (
          <>
            <Title>{title}</Title>
            <Fact>{fact}</Fact>
            {actions}
          </>
        )}
        {toggle}
      </Head>
      {isExpanded ? <Body>{children}</Body> : <Strip>{collapsedContent}</Strip>}
    </Panel>
  );
}

const Panel = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: stretch;
  inline-size: ${tokens.size.dataCheckClosed};
  min-block-size: 0;
  border-inline-start: 1px solid ${tokens.color.borderStrong};

  &[data-expanded] {
    inline-size: var(--panel-width, ${tokens.size.dataCheckOpen});

    /* No room next to the page: the open panel covers it, and the page keeps the width that the strip leaves. */
    ${onSmallWindow} {
      position: relative;
      z-index: ${tokens.z.panel};
      margin-inline-start: calc(${tokens.size.dataCheckClosed} - var(--panel-width, ${tokens.size.dataCheckOpen}));
      background: ${tokens.color.surface};
      box-shadow: ${tokens.color.shadowPopover};
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[3]};

  [data-expanded] > & {
    block-size: 56px;
    padding: 0 ${tokens.space[4]} 0 ${tokens.space[6]};
    border-block-end: 1px solid ${tokens.color.border};
  }
`;

const Title = styled.h2`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
`;

const Fact = styled.span`
  flex: 1 0 auto;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Body = styled(ScrollArea)`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Toggle = styled(IconButton)`
  &[aria-expanded='true']:not([data-hovered], [data-pressed]) {
    background: none;
    color: ${tokens.color.textMuted};
  }
`;

/* Set from top to bottom, as on a book's spine; numbers in <b> keep their digits together. */
const Strip = styled.div`
  align-self: center;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  writing-mode: vertical-rl;

  &:lang(zh) {
    text-orientation: upright;
  }
  b {
    margin-inline-end: ${tokens.space[3]};
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
    text-combine-upright: all;
  }
`;
