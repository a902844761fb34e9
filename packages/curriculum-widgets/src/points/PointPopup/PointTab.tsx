import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { use } from 'react';
import { styled } from 'styled-components';
import { ImportedFile } from '../../course-units/PointsPreview/ImportedFile';
import type { PointsSource } from '../../course-units/PointsUpload/PointsSource';
import { PointsUpload } from '../../course-units/PointsUpload/PointsUpload';
import { WaitingToastsContext } from '../../support/waitingToasts';
import { useFocusRequest } from '../rows/useFocusRequest';
import { pointPopupMessages } from './messages';
import { PointFoot } from './PointFoot';
import type { PointDesk } from './pointDesk';
import { PointTable } from './PointTable';
import type { PointWork } from './pointWork';
import { usePointActs } from './usePointActs';

interface PointTabProps {
  work: PointWork;
  source: PointsSource;
  majorId: number;
  courseId: number;
  isReadOnly: boolean;
  act: PointDesk['act'];
}

/** The points: upload and templates, the rows, adding and deleting. */
export function PointTab({ work, source, majorId, courseId, isReadOnly, act }: PointTabProps) {
  const text = useMessages(pointPopupMessages);
  const { showToast } = useToast();
  const waiting = use(WaitingToastsContext);
  const { rootRef, requestFocus } = useFocusRequest<HTMLDivElement>();
  const acts = usePointActs({ work, act, requestFocus });
  const { list } = work;
  const table = <PointTable list={list} draft={work.draft} selected={work.selected} isReadOnly={isReadOnly} acts={acts} />;

  function handleClear() {
    act({ type: 'importCleared' });
    requestFocus('[data-row]', '[data-add]');
    showToast({ type: 'success', message: text.cleared, description: text.points });
  }

  return (
    <Root ref={rootRef}>
      <Scroller data-scroller="">
        {isReadOnly ? (
          table
        ) : (
          <PointsUpload
            source={source}
            majorId={majorId}
            courseId={courseId}
            onImport={({ kind, fileName, points }) => {
              act({ type: 'imported', kind, fileName, points });
              // What was deleted from the replaced list cannot come back into this one.
              waiting?.settle();
              requestFocus('[data-row]');
            }}
            toolbarEnd={work.fileName !== null && <ImportedFile fileName={work.fileName} onClear={handleClear} />}
          >
            {table}
          </PointsUpload>
        )}
      </Scroller>
      {!isReadOnly && <PointFoot count={list.rows.length} selectedCount={work.selected.size} acts={acts} />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  block-size: 100%;
`;

// The side padding is for the focus rings of elements at the edges.
const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  margin-inline: calc(-1 * ${tokens.space[1]});
  padding: ${tokens.space[1]};
  overflow: auto;
  scrollbar-width: thin;
`;
