import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { IconButton } from '../IconButton';
import { useLocale, useMessages, withLang } from '../messages';
import { onSmallWindow, tokens } from '../theme';
import { pageHeaderMessages } from './messages';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** The page's one level-1 heading. */
  title: ReactNode;
  /**
   * `p` where the heading of the page is in its content, such as on a sheet of paper.
   * @default 'h1'
   */
  titleElement?: 'h1' | 'p';
  /**
   * `list` has its facts under the title; `editor` is a 56 px bar with a way back; `home` has a large title.
   * @default 'list'
   */
  variant?: 'list' | 'editor' | 'home';
  /** Real facts, muted: counts and sums, or in an editor the id. */
  facts?: ReactNode;
  /** Ghost actions, then secondary ones, then the one primary. */
  actions?: ReactNode;
  /** Goes back to where the user came from; shown in the `editor` variant. */
  onBack?: () => void;
  /** Where back leads. @default '返回' */
  backLabel?: string;
}

/** The head of a page: what it is, what is true of it, what can be done with it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, titleElement, variant = 'list', facts, actions, onBack, backLabel, ...rest } = props;
  const messages = useMessages(pageHeaderMessages);
  const { locale } = useLocale();
  return (
    <Head {...rest} data-variant={variant}>
      {variant === 'editor' && onBack && (
        <Back aria-label={backLabel ?? messages.back} onPress={onBack}>
          <Icon of={ArrowLeft} />
        </Back>
      )}
      <Words>
        {/* In an editor's one line a long name is cut; the pointer still reads it whole. */}
        <Title as={titleElement} title={variant === 'editor' && typeof title === 'string' ? title : undefined}>
          {withLang(title, locale)}
        </Title>
        {facts != null && (
          <Facts {...(variant === 'editor' && typeof facts === 'string' ? { title: facts, 'data-words': '' } : {})}>
            {withLang(facts, locale)}
          </Facts>
        )}
      </Words>
      {actions != null && <Actions>{actions}</Actions>}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  align-items: flex-end;
  gap: ${tokens.space[4]};

  &[data-variant='editor'] {
    align-items: center;
    gap: ${tokens.space[2]};
    block-size: 56px;
    padding-inline: ${tokens.size.pageX};
    border-block-end: 1px solid ${tokens.color.border};
  }
  ${onSmallWindow} {
    flex-wrap: wrap;

    &[data-variant='editor'] {
      block-size: auto;
      min-block-size: 56px;
      padding: ${tokens.space[2]} ${tokens.space[4]};
    }
  }
`;

const Back = styled(IconButton)`
  margin-inline-start: -8px;
`;

const Words = styled.div`
  min-inline-size: 0;

  [data-variant='editor'] > & {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${tokens.space[4]};
  }
`;

const Title = styled.h1`
  min-inline-size: 0;
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.title} ${tokens.font.family};
  overflow-wrap: anywhere;

  [data-variant='home'] & {
    font: ${tokens.font.strong} ${tokens.type.display} ${tokens.font.family};
  }
  [data-variant='editor'] & {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${onSmallWindow} {
      white-space: normal;
    }
  }
`;

const Facts = styled.div`
  padding-block-start: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;

  [data-variant='editor'] & {
    flex: none;
    padding-block-start: 0;
  }

  /* Words that do not fit beside the title stand under it, cut there; a tag or a link never shrinks. */
  [data-variant='editor'] &[data-words] {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${onSmallWindow} {
      white-space: normal;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;

  ${onSmallWindow} {
    flex: 0 1 auto;
    flex-wrap: wrap;

    > * {
      max-inline-size: 100%;
      white-space: nowrap;
    }
  }
`;
