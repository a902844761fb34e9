import { changeTopicNames, type Receipt, type ReceiptDetail } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { activeElement } from '@college/ui/shadow';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AnswerPage } from '../../support/AnswerPage';
import { useDateTime } from '../../support/dateTime';
import { InChinese } from '../../support/InChinese';
import { MutedText, SectionTitle } from '../../support/textParts';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import { subjectOf } from '../receiptSubject';
import { mergeReceiptMessages } from './messages';
import { PublishedNote } from './PublishedNote';
import { ReceiptCourses } from './ReceiptCourses';
import { ReceiptDecisions } from './ReceiptDecisions';
import type { ReceiptSource } from './ReceiptSource';
import { ReceiptState } from './ReceiptState';
import { ReceiptUpgrade } from './ReceiptUpgrade';
import { UndoPanel } from './UndoPanel';

export interface MergeReceiptProps {
  /** Where the receipt is read and undone. */
  source: ReceiptSource;
  /** The receipt; another one starts afresh. */
  receiptId: number;
  /** Where another receipt can be read, such as that of the undo; without it there is no link. */
  receiptHref?: (receiptId: number) => string;
  /** Where the edition that was published with a merge can be read; without it there is no link. */
  publishedHref?: (editionId: number) => string;
  /** Whether it is of what the person did a moment ago, so that it takes the focus that the page before lost. @default false */
  isJustMade?: boolean;
  /** Whether the person may undo it: who manages the major. @default false */
  canUndo?: boolean;
  /** Called with the receipt of the undo. */
  onUndone?: (receipt: Receipt) => void;
}

/** What a merge, an update or an undo did: every change by course with its authors, the decisions, and a way to undo it. */
export function MergeReceipt(props: MergeReceiptProps) {
  return <OpenReceipt key={props.receiptId} {...props} />;
}

function OpenReceipt({ source, receiptId, receiptHref, publishedHref, isJustMade = false, canUndo = false, onUndone }: MergeReceiptProps) {
  const text = useMessages(mergeReceiptMessages);
  const language = useLanguage();
  const formatTime = useDateTime();
  const { request, last, retry, reload } = useAnswer(`${receiptId} ${language}`, ({ signal }) => source.loadReceipt(receiptId, { signal }));
  const [undoing, setUndoing] = useState<'not-yet' | 'open' | 'left' | 'done'>('not-yet');
  const pageRef = useRef<HTMLElement>(null);
  const undoneRef = useRef<HTMLDivElement>(null);
  const takesFocus = isJustMade && last !== null;
  const isUndone = undoing === 'done' && last != null && last.undoneById !== null;
  useEffect(() => {
    if (isUndone) undoneRef.current?.focus();
  }, [isUndone]);
  useEffect(() => {
    if (takesFocus && activeElement() === document.body) pageRef.current?.focus();
  }, [takesFocus]);
  const facts =
    last &&
    [
      text.edition({ name: subjectOf(last, text), major: last.homeMajorName }),
      text.by({ who: last.userName ?? text.unknown, when: formatTime(last.at, 'minute') }),
    ].join(' · ');
  return (
    <AnswerPage
      ref={pageRef}
      title={last ? text[last.act] : text.merge}
      {...(facts ? { facts } : {})}
      request={request}
      onRetry={retry}
      failedTitle={text.failed}
      waiting={<Loading label={text.loading} />}
    >
      {last && (
        <Column>
          <ReceiptState receipt={last} receiptHref={receiptHref} ref={undoneRef} />
          {last.published && <PublishedNote published={last.published} href={publishedHref?.(last.published.id)} />}
          <Summary receipt={last}>
            {canUndo && last.undo.isPossible && undoing !== 'open' && last.undoneById === null && (
              <Button autoFocus={undoing === 'left'} onPress={() => setUndoing('open')}>
                {text.undoButton}
              </Button>
            )}
          </Summary>
          {undoing === 'open' && (
            <UndoPanel
              source={source}
              receiptId={receiptId}
              undoes={last.act}
              onCancel={() => setUndoing('left')}
              onUndone={(receipt) => {
                setUndoing('done');
                reload();
                onUndone?.(receipt);
              }}
            />
          )}
          {last.decisions.length > 0 && <ReceiptDecisions decisions={last.decisions} />}
          {last.upgrade && <ReceiptUpgrade upgrade={last.upgrade} />}
          <Section>
            <SectionTitle>{text.changes}</SectionTitle>
            {last.entries.length === 0 ? <MutedText>{text.noChanges}</MutedText> : <ReceiptCourses entries={last.entries} />}
          </Section>
        </Column>
      )}
    </AnswerPage>
  );
}

function Summary({ receipt, children }: { receipt: ReceiptDetail; children: ReactNode }) {
  const text = useMessages(mergeReceiptMessages);
  const language = useLanguage();
  return (
    <>
      <Line>
        <b>{text.counts({ changes: receipt.changes, courses: receipt.courses })}</b>
        {receipt.topics.map(({ topic, changes: count }) => (
          <Tag key={topic}>{text.topic({ name: changeTopicNames[topic][language], count })}</Tag>
        ))}
        {children}
      </Line>
      {receipt.note !== '' && (
        <Remark>
          <MutedText as="span">{text.note}</MutedText> <InChinese text={receipt.note} language={language} />
        </Remark>
      )}
    </>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`;

const Section = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};

  > b {
    margin-inline-end: ${tokens.space[2]};
    font-weight: ${tokens.font.strong};
  }
  > button {
    margin-inline-start: auto;
  }
`;

const Remark = styled.p`
  max-inline-size: ${tokens.size.readMax};
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
