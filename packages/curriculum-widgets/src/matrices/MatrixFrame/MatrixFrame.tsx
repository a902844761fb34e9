import type { MatrixKind } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MatrixDesk } from '../desk';
import { DeskStatus } from './DeskStatus';
import { MatrixBody } from './MatrixBody';
import { MatrixKeyHints } from './MatrixKeyHints';
import { MatrixQuestions } from './MatrixQuestions';
import { MatrixSkeleton } from './MatrixSkeleton';
import { MatrixToolbar } from './MatrixToolbar';
import type { MatrixViewState } from './matrixView';
import { matrixFrameMessages } from './messages';
import { handleWaitingField, useDeskKeys } from './useDeskKeys';
import { useMatrixLook } from './useMatrixLook';

export interface MatrixFrameProps {
  desk: MatrixDesk;
  kind: MatrixKind;
  /** @default the name of the matrix */
  title?: ReactNode;
  /**
   * Whether the matrix can only be read.
   * @default false
   */
  isReadOnly?: boolean;
  /** One link to where a missing thing is made, shown when there is nothing to draw. */
  wayOut?: ReactNode;
  /** Draws the matrix; called once the desk is open and there is something to draw. */
  children: (view: MatrixViewState) => ReactNode;
}

/** One matrix on its own: toolbar, the view, the keys, and every state around it (loading, failed, empty, confirming, in conflict). */
export function MatrixFrame({ desk, kind, title, isReadOnly = false, wayOut, children }: MatrixFrameProps) {
  const text = useMessages(matrixFrameMessages);
  const look = useMatrixLook();
  const keys = useDeskKeys(desk);
  return (
    <Shortcuts keys={keys} isDisabled={isReadOnly}>
      <Frame onKeyDown={(event) => isReadOnly || handleWaitingField(event, desk)}>
        <Head>
          <Title>{title ?? text[kind]}</Title>
          {desk.status === 'ready' && (
            <>
              {!isReadOnly && <DeskStatus saving={desk.saving} onRetry={desk.save} />}
              <MatrixToolbar desk={desk} look={look} isReadOnly={isReadOnly} hasSave />
            </>
          )}
        </Head>
        {desk.status === 'loading' && <MatrixSkeleton kind={kind} />}
        {desk.status === 'failed' && <ErrorState title={text.failed} hint={desk.message} onRetry={desk.retry} />}
        {desk.status === 'ready' && (
          <>
            <Body>
              <MatrixBody desk={desk} kind={kind} look={look} isReadOnly={isReadOnly} wayOut={wayOut}>
                {children}
              </MatrixBody>
            </Body>
            <MatrixKeyHints kind={kind} isReadOnly={isReadOnly} />
            <MatrixQuestions desk={desk} />
          </>
        )}
      </Frame>
    </Shortcuts>
  );
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  background: ${tokens.color.surface};
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[4]};
  min-block-size: 48px;
  padding-inline: ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.rule};
`;

const Title = styled.h2`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
  white-space: nowrap;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;
