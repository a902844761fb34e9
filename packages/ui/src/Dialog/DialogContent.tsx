import { X } from 'lucide-react';
import { useRef, type ReactNode, type Ref } from 'react';
import { Dialog as AriaDialog, Heading, type DialogProps as AriaDialogProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { IconButton } from '../IconButton';
import { useLocale, useMessages, withLang } from '../messages';
import { ScrollArea } from '../ScrollArea';
import { onNarrowWindow, tokens } from '../theme';
import { useKeptClear } from '../Toast/keptClear';
import { dialogMessages } from './messages';
import { useKeptFocus } from './useKeptFocus';
import { useReturnedFocus } from './useReturnedFocus';

export interface DialogContentProps extends Omit<AriaDialogProps, 'className' | 'style' | 'children' | 'render'> {
  /** Names the dialog and is shown in its header. */
  title: ReactNode;
  /**
   * Whether every way out is barred: the cross, Esc and a press outside. For work that must not be left half done.
   * @default false
   */
  isCloseDisabled?: boolean;
  /** Content in the middle of the head, such as a `Stepper`. */
  headerCenter?: ReactNode;
  /** Buttons at the right of the foot, the committing one last. A `Button` with `slot="close"` closes the dialog. */
  footer?: ReactNode;
  /** Progress or key hints at the left of the foot. */
  footerStart?: ReactNode;
  /**
   * Leaves the body without padding and scrolling, for columns that reach the edges.
   * @default false
   */
  isFlush?: boolean;
  /** The body; a function gets the way to close. */
  children?: AriaDialogProps['children'];
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Reaches the root element. */
  ref?: Ref<HTMLElement>;
}

/** The content of a dialog: header, body, footer. */
export function DialogContent(props: DialogContentProps) {
  const { title, isCloseDisabled = false, headerCenter, footer, footerStart, isFlush = false, children, ...rest } = props;
  const messages = useMessages(dialogMessages);
  const { locale } = useLocale();
  const headRef = useRef<HTMLDivElement>(null);
  const footRef = useRef<HTMLDivElement>(null);
  const hasFoot = footer != null || footerStart != null;
  useKeptFocus(headRef);
  useKeptClear(footRef, hasFoot);
  useReturnedFocus();
  return (
    <Content {...rest}>
      {(options) => (
        <>
          <Head ref={headRef} data-centered={headerCenter != null || undefined}>
            <Title slot="title" level={2}>
              {withLang(title, locale)}
            </Title>
            {headerCenter}
            <Close slot="close" aria-label={messages.close} isDisabled={isCloseDisabled}>
              <Icon of={X} />
            </Close>
          </Head>
          <Body data-flush={isFlush || undefined}>{typeof children === 'function' ? children(options) : children}</Body>
          {hasFoot && (
            <Foot ref={footRef}>
              {footerStart}
              <Actions>{footer}</Actions>
            </Foot>
          )}
        </>
      )}
    </Content>
  );
}

const Content = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: inherit;
  block-size: 100%;
  outline: none;
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[5]} ${tokens.space[6]} 0;

  &[data-centered] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
  }
  ${onNarrowWindow} {
    padding-inline: ${tokens.space[4]};

    &[data-centered] {
      grid-template-columns: minmax(0, 1fr) auto;

      > :nth-child(2) {
        grid-row: 2;
        grid-column: 1 / -1;
      }
    }
  }
`;

const Title = styled(Heading)`
  min-inline-size: 0;
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
  overflow-wrap: anywhere;
`;

const Close = styled(IconButton)`
  justify-self: end;
  margin: -2px -6px -2px 0;
`;

const Body = styled(ScrollArea)`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${tokens.space[4]} ${tokens.space[6]} ${tokens.space[6]};
  overflow: auto;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }

  [data-size='confirm'] & {
    padding: ${tokens.space[2]} ${tokens.space[6]} ${tokens.space[5]};
    font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  }
  &[data-flush] {
    display: flex;
    flex-direction: column;
    padding: ${tokens.space[4]} 0 0;
    overflow: hidden;
  }
  ${onNarrowWindow} {
    padding-inline: ${tokens.space[4]};

    /* Columns that do not fit next to each other scroll together. */
    &[data-flush] {
      padding-inline: 0;
      overflow: auto;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]} ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};

  [data-size='confirm'] & {
    padding-block-start: 0;
    border-block-start: 0;
  }
  ${onNarrowWindow} {
    flex-wrap: wrap;
    padding-inline: ${tokens.space[4]};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  margin-inline-start: auto;

  ${onNarrowWindow} {
    flex-wrap: wrap;
    justify-content: flex-end;
    row-gap: ${tokens.space[2]};
  }
`;
