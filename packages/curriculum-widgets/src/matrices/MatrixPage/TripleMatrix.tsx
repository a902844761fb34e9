import { columnGoals, type MatrixKind } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Tab, TabList, TabPanel, Tabs } from '@college/ui/Tabs';
import { tokens } from '@college/ui/theme';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { CourseMatrixView } from '../CourseMatrix';
import type { ReadyDesk } from '../desk';
import { IndicatorRuler } from '../IndicatorRuler';
import { MajorMatrixView } from '../MajorMatrix';
import { MatrixBody } from '../MatrixFrame/MatrixBody';
import { MatrixKeyHints } from '../MatrixFrame/MatrixKeyHints';
import { MatrixQuestions } from '../MatrixFrame/MatrixQuestions';
import { MatrixToolbar } from '../MatrixFrame/MatrixToolbar';
import { matrixFrameMessages } from '../MatrixFrame/messages';
import { useMatrixLook } from '../MatrixFrame/useMatrixLook';
import { ProjectMatrixView } from '../ProjectMatrix';
import { Arrival } from './Arrival';
import { ChapterTaskGoals } from './ChapterTaskGoals';
import type { MatrixPageProps } from './MatrixPage';
import { MatrixSide } from './MatrixSide';
import { matrixPageMessages } from './messages';
import { useMatrixPlace } from './useMatrixPlace';
import { useMatrixSide } from './useMatrixSide';

interface TripleMatrixProps extends MatrixPageProps {
  desk: ReadyDesk;
  isReadOnly: boolean;
}

/** The three matrices under tabs on one desk, with the ruler over those of the course and the panel beside all. */
export function TripleMatrix(props: TripleMatrixProps) {
  const { desk, isReadOnly, goalsHref, taskGoals } = props;
  const { matrices } = desk;
  const text = useMessages(matrixPageMessages);
  const frame = useMessages(matrixFrameMessages);
  const look = useMatrixLook();
  const side = useMatrixSide(props);
  const place = useMatrixPlace({ ...props, matrices });
  const { matrix, projectId } = place.selection;
  const activeCell = place.cellOf(matrix);
  const activeIndicators = useMemo(
    () =>
      columnGoals(matrices).flatMap(({ id, indicator }) =>
        matrix === 'course' && String(id) === activeCell?.columnId ? [indicator.id] : [],
      ),
    [matrices, matrix, activeCell],
  );
  const [goalsOf, setGoalsOf] = useState<number>();
  const shared = { look, isReadOnly, desk };
  const own = (kind: MatrixKind) => ({
    activeCell: place.cellOf(kind),
    onActiveCellChange: (cell: Parameters<typeof place.setCell>[1]) => place.setCell(kind, cell),
    onActiveItemChange: place.hearItem,
  });
  const ruler = (
    <IndicatorRuler
      matrices={matrices}
      activeIndicators={activeIndicators}
      onRelateChange={
        isReadOnly
          ? undefined
          : (requireId, relate) => void desk.edit({ type: 'supported', cells: [{ courseId: matrices.courseId, requireId, relate }] })
      }
      onIndicatorPress={(requireId) => {
        const column = columnGoals(matrices).find(({ indicator }) => indicator.id === requireId);
        place.goToPlace(
          matrices,
          column ? { matrix: 'course', column: String(column.id) } : { matrix: 'major', column: String(requireId) },
        );
      }}
    />
  );

  return (
    <Room>
      <Sheets selectedKey={matrix} onSelectionChange={(key) => place.chooseMatrix(key as MatrixKind)}>
        <Row>
          <List aria-label={text.matrices}>
            <Tab id="major">{frame.major}</Tab>
            <Tab id="course">{frame.course}</Tab>
            <Tab id="project" count={matrices.projects.length}>
              {frame.project}
            </Tab>
          </List>
          <MatrixToolbar desk={desk} look={look} isReadOnly={isReadOnly} hasSave={false} />
        </Row>
        <Panes>
          <Panel id="major">
            <MatrixBody {...shared} kind="major">
              {(view) => (
                <MajorMatrixView
                  {...view}
                  {...own('major')}
                  goalsHref={goalsHref}
                  formContainer={side.formContainer}
                  onFormOpen={side.openForm}
                />
              )}
            </MatrixBody>
            <Arrival onArrive={(panel) => place.arrive('major', panel)} />
          </Panel>
          <Panel id="course">
            {ruler}
            <MatrixBody {...shared} kind="course">
              {(view) => <CourseMatrixView {...view} {...own('course')} />}
            </MatrixBody>
            <Arrival onArrive={(panel) => place.arrive('course', panel)} />
          </Panel>
          <Panel id="project">
            <MatrixBody {...shared} kind="project">
              {(view) => (
                <ProjectMatrixView
                  {...view}
                  {...own('project')}
                  projectId={projectId}
                  onProjectChange={place.chooseProject}
                  onTaskGoals={taskGoals && setGoalsOf}
                />
              )}
            </MatrixBody>
            <Arrival onArrive={(panel) => place.arrive('project', panel)} />
          </Panel>
          <MatrixSide desk={desk} place={place} side={side} />
        </Panes>
      </Sheets>
      <MatrixKeyHints kind={matrix} isReadOnly={isReadOnly} />
      <MatrixQuestions desk={desk} />
      {taskGoals && goalsOf !== undefined && (
        <ChapterTaskGoals
          desk={desk}
          source={taskGoals}
          projectId={goalsOf}
          isReadOnly={isReadOnly}
          onClose={() => setGoalsOf(undefined)}
        />
      )}
    </Room>
  );
}

const Room = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

const Sheets = styled(Tabs)`
  && {
    flex: 1;
  }
`;

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.space[6]};
  padding-inline: ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.rule};

  > [role='toolbar'] {
    block-size: 40px;
  }
`;

const List = styled(TabList)`
  && {
    border-block-end: 0;
  }
  @media print {
    display: none;
  }
` as typeof TabList;

const Panes = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

const Panel = styled(TabPanel)`
  && {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    padding: 0;
    /* The matrix takes the height that the page has left. */
    --matrix-height: none;
  }
`;
