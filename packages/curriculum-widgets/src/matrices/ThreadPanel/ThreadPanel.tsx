import { breaksOf, breaksSentences, countBreaks, itemName, threadBreakNames, threadOf } from '@college/curriculum-model';
import type { LinkedMatrices, ThreadBreak, ThreadItem } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { Icon } from '@college/ui/icons';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Check, Unlink } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { useLanguage } from '../../support/useLanguage';
import { threadPanelMessages } from './messages';
import { threadRows, labelsOf } from './threadRows';
import { ThreadTree } from './ThreadTree';
import { useHeadingFocus } from './useHeadingFocus';

export interface ThreadPanelProps {
  /** As edited: the thread follows every change. */
  matrices: LinkedMatrices;
  /** Whose thread shows; null while no cell is chosen. */
  item: ThreadItem | null;
  /** Goes to another item of the thread. */
  onOpen: (item: ThreadItem) => void;
  /** Goes to the panel. */
  className?: string;
}

/** The golden thread through one item: upwards to the graduation requirements, downwards to the KSA items, with its broken links. */
export function ThreadPanel({ matrices, item, onOpen, className }: ThreadPanelProps) {
  const text = useMessages(threadPanelMessages);
  const language = useLanguage();
  const id = useId();
  const { ref: heading, expectChange } = useHeadingFocus(item);
  if (!item || !itemName(matrices, item)) {
    return (
      <Panel className={className} aria-label={text.title}>
        <EmptyState title={text.noItem} hint={text.noItemHint} />
      </Panel>
    );
  }
  const thread = threadOf(matrices, item);
  const breaks = countBreaks(thread);
  const { kind, code, label } = labelsOf(matrices, item, language);
  const sides = [
    { name: 'up', nodes: thread.up, broken: thread.upBroken, end: item.kind === 'requirement' ? text.top : undefined },
    { name: 'down', nodes: thread.down, broken: thread.downBroken, end: item.kind === 'ksa' ? text.bottom : text.otherCourse },
  ] as const;
  const sentences = breaksSentences(matrices, breaksOf(matrices, item));
  return (
    <Panel className={className} aria-label={text.title}>
      <Head ref={heading} tabIndex={-1}>
        <small>{[kind, code].filter(Boolean).join(' ')}</small>
        <InChinese text={label} language={language} />
      </Head>
      <Status role="status" data-broken={breaks > 0 || undefined}>
        <Icon of={breaks > 0 ? Unlink : Check} size="small" />
        {breaks > 0 ? text.broken({ count: breaks }) : text.whole}
      </Status>
      {sides.map(({ name, nodes, broken, end }) => (
        <Side key={name} aria-labelledby={`${id}-${name}`}>
          <h4 id={`${id}-${name}`}>{text[name]}</h4>
          {broken && <BrokenLine why={text.brokenAt({ why: threadBreakNames[broken satisfies ThreadBreak][language] })} />}
          {!broken && nodes.length === 0 && <Quiet>{end}</Quiet>}
          {nodes.length > 0 && (
            <ThreadTree
              key={`${item.kind} ${item.id}`}
              aria-labelledby={`${id}-${name}`}
              rows={threadRows(matrices, nodes, language)}
              onOpen={(next) => {
                expectChange();
                onOpen(next);
              }}
            />
          )}
        </Side>
      ))}
      <Side aria-labelledby={`${id}-delete`}>
        <h4 id={`${id}-delete`}>{text.beforeDelete}</h4>
        {sentences.length === 0 && <Quiet>{text.nothingBreaks}</Quiet>}
        {sentences.map((sentence) => (
          <p key={sentence.zh}>{withLang(sentence[language], language)}</p>
        ))}
      </Side>
    </Panel>
  );
}

function BrokenLine({ why }: { why: string }) {
  return (
    <Status as="p" data-broken>
      <Icon of={Unlink} size="small" />
      {why}
    </Status>
  );
}

const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[3]};
  padding: 0 ${tokens.space[6]} ${tokens.space[6]};
`;

const Head = styled.h3`
  margin: 0;
  outline: none;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  overflow-wrap: anywhere;

  > small {
    display: block;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
`;

const Status = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  margin: 0;
  color: ${tokens.color.success};

  &[data-broken] {
    color: ${tokens.color.danger};
  }
`;

const Side = styled.section`
  display: grid;
  gap: ${tokens.space[1]};
  padding-block-start: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};

  > h4 {
    margin: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  > p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  color: ${tokens.color.textMuted};
`;
