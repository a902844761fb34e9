import { localize } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { ImportedFile } from '../../course-units/PointsPreview/ImportedFile';
import type { PointsSource } from '../../course-units/PointsUpload/PointsSource';
import { PointsUpload } from '../../course-units/PointsUpload/PointsUpload';
import { useFocusWish } from '../rows/useFocusWish';
import { pointPopupMessages } from './messages';
import { PointFoot } from './PointFoot';
import type { PointEditing, PointPopupEvent, PointPopupState } from './pointPopupState';
import { PointTable } from './PointTable';
import { usePointActs } from './usePointActs';

interface PointTabProps {
  state: PointEditing;
  source: PointsSource;
  majorId: number;
  courseId: number;
  isReadOnly: boolean;
  dispatch: (event: PointPopupEvent) => PointPopupState;
}

/** The points: upload and templates, the rows, adding and deleting. */
export function PointTab({ state, source, majorId, courseId, isReadOnly, dispatch }: PointTabProps) {
  const text = useMessages(pointPopupMessages);
  const { showToast } = useToast();
  const language = useLanguage();
  const { rootRef, wishFocus } = useFocusWish<HTMLDivElement>();
  const acts = usePointActs({ state, dispatch, wishFocus });
  const { list } = state;
  // Who edits writes the Chinese record; who only reads sees it in their language.
  const shown = useMemo(
    () => (isReadOnly ? { ...list, rows: list.rows.map((row) => localize(row, language)) } : list),
    [isReadOnly, language, list],
  );
  const table = <PointTable list={shown} draft={state.draft} selected={state.selected} isReadOnly={isReadOnly} acts={acts} />;

  function handleClear() {
    dispatch({ type: 'importCleared' });
    wishFocus('[data-row]', '[data-add]');
    showToast({ type: 'success', message: text.cleared });
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
              dispatch({ type: 'imported', kind, fileName, points });
              wishFocus('[data-row]');
            }}
            toolbarEnd={state.fileName !== null && <ImportedFile fileName={state.fileName} onClear={handleClear} />}
          >
            {table}
          </PointsUpload>
        )}
      </Scroller>
      {!isReadOnly && <PointFoot count={list.rows.length} selectedCount={state.selected.size} acts={acts} />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  block-size: 100%;
`;

// The room at the sides is for the focus rings of what stands at the edges.
const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  margin-inline: calc(-1 * ${tokens.space[1]});
  padding: ${tokens.space[1]};
  overflow: auto;
  scrollbar-width: thin;
`;
