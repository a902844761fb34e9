import { isAboutCourse, matrixFindings, type MatrixFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { SidePanel } from '@college/ui/SidePanel';
import { tokens } from '@college/ui/theme';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import type { ReadyDesk } from '../desk';
import { CellDetails } from '../CellDetails/CellDetails';
import { GapsPanel } from '../GapsPanel';
import { DiscussionsPanel, type MatrixComments } from '../MatrixDiscussions/DiscussionsPanel';
import { ThreadPanel } from '../ThreadPanel';
import { matrixPageMessages } from './messages';
import type { MatrixPlace } from './useMatrixPlace';
import type { MatrixSideState, SideView } from './useMatrixSide';

interface MatrixSideProps {
  desk: ReadyDesk;
  place: MatrixPlace;
  side: MatrixSideState;
  comments: MatrixComments | undefined;
}

/** Beside the matrices: the binding of the active cell, what is missing, and the chain that the active item is part of. */
export function MatrixSide({ desk, place, side, comments }: MatrixSideProps) {
  const { view, setView, isExpanded, setExpanded, setFormContainer } = side;
  // Gaps of a large major take longer than a frame: the cell that changed is drawn first. What is done here goes by `desk.matrices`.
  const matrices = useDeferredValue(desk.matrices);
  const text = useMessages(matrixPageMessages);
  const gapCount = matrixFindings(matrices).length;
  const ownCount = matrixFindings(matrices).filter((finding) => isAboutCourse(finding, matrices.courseId)).length;
  const cell = place.shownCell(matrices);
  const goToFinding = (finding: MatrixFinding) => place.goToFinding(desk.matrices, finding);
  const details = cell && (
    <CellDetails
      {...{ matrices, cell }}
      matrix={place.selection.matrix}
      projectId={place.selection.projectId ?? matrices.projects[0]?.id}
      item={place.item}
      onOpen={(item) => place.goToItem(desk.matrices, item)}
      onFinding={goToFinding}
      onThread={() => setView('thread')}
    />
  );
  return (
    <Side
      title={text.panel}
      fact={text.gapCount({ count: gapCount, own: ownCount })}
      isExpanded={isExpanded}
      onExpandedChange={setExpanded}
      collapsedContent={
        <>
          <b>{gapCount}</b> {text.gapsWord}
        </>
      }
    >
      <Views>
        <SegmentedControl aria-label={text.views} size="small" value={view} onChange={(chosen) => setView(chosen as SideView)}>
          <Segment value="cell">{text.cell}</Segment>
          <Segment value="gaps">{text.gaps}</Segment>
          <Segment value="thread">{text.thread}</Segment>
          {comments && <Segment value="comments">{text.comments}</Segment>}
        </SegmentedControl>
      </Views>
      {view === 'gaps' && <GapsPanel matrices={desk.matrices} onOpen={goToFinding} onFix={(edit) => void desk.edit(edit)} />}
      {view === 'thread' && <ThreadPanel matrices={matrices} item={place.item} onOpen={(item) => place.goToItem(desk.matrices, item)} />}
      {view === 'comments' && comments && (
        <DiscussionsPanel
          comments={comments}
          matrices={desk.matrices}
          matrix={place.selection.matrix}
          cell={place.shownCell(desk.matrices)}
          asked={side.asked}
          onLeave={() => place.goToCell(desk.matrices)}
        />
      )}
      {view === 'cell' && place.selection.matrix === 'major' && <Body ref={setFormContainer} />}
      {view === 'cell' && <Cell>{details}</Cell>}
      {view === 'cell' && place.selection.matrix !== 'major' && (
        <Body>
          <WayOn variant="link" onPress={() => place.goToPlace(desk.matrices, { matrix: 'major' })}>
            {text.toMajor}
          </WayOn>
        </Body>
      )}
    </Side>
  );
}

/* Beside it all squares of the major matrix are in sight in a window of 1440. */
const Side = styled(SidePanel)`
  @media (max-width: 1535px) {
    --panel-width: 304px;
  }
  @media print {
    display: none;
  }
`;

const Views = styled.div`
  padding: ${tokens.space[3]} ${tokens.space[5]};
`;

/* Its words start where the sentence starts. */
const WayOn = styled(Button)`
  margin-inline-start: calc(-1 * ${tokens.space[3]});
`;

const Body = styled.div`
  padding: 0 ${tokens.space[5]} ${tokens.space[4]};
`;

const Cell = styled.div`
  padding: 0 ${tokens.space[5]} ${tokens.space[6]};
`;
