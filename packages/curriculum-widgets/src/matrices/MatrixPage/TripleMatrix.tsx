import type { MatrixKind, PlacementSuggestion } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Tab, TabList, TabPanel, Tabs } from '@college/ui/Tabs';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { CourseMatrixView } from '../CourseMatrix/CourseMatrixView';
import type { ReadyDesk } from '../desk';
import { MajorMatrixView } from '../MajorMatrix/MajorMatrixView';
import type { Emptiness } from '../MatrixFrame/emptiness';
import { MatrixBody } from '../MatrixFrame/MatrixBody';
import { MatrixKeyHints } from '../MatrixFrame/MatrixKeyHints';
import { MatrixQuestions } from '../MatrixFrame/MatrixQuestions';
import { MatrixToolbar } from '../MatrixFrame/MatrixToolbar';
import { matrixFrameMessages } from '../MatrixFrame/messages';
import { useMatrixLook } from '../MatrixFrame/useMatrixLook';
import { ProjectMatrixView } from '../ProjectMatrix/ProjectMatrixView';
import { placementItems } from '../SupportSuggestions/placementItems';
import { PlacementsAside, SuggestionsAside } from '../SupportSuggestions/SuggestionsAside';
import { cellOfPlacement, placementsFor, placeOfPlacement, usePlacementSuggestions } from '../SupportSuggestions/usePlacementSuggestions';
import { useSuggestionKeys } from '../SupportSuggestions/useSuggestionKeys';
import { useSupportSuggestions } from '../SupportSuggestions/useSupportSuggestions';
import { Arrival } from './Arrival';
import { ChapterTaskGoals } from './ChapterTaskGoals';
import { CourseRuler } from './CourseRuler';
import { gapCount } from './gapCount';
import type { MatrixPageProps } from './MatrixPageProps';
import { MatrixSide } from './MatrixSide';
import { OpeningHint } from './OpeningHint';
import { PrintedTitle } from './PrintedTitle';
import { matrixPageMessages } from './messages';
import { useDiscussions } from './useDiscussions';
import { useMatrixPlace } from './useMatrixPlace';
import { useMatrixSide } from './useMatrixSide';
import { WayOut } from './WayOut';

interface TripleMatrixProps extends MatrixPageProps {
  courseName: string;
  desk: ReadyDesk;
  isReadOnly: boolean;
}

/** The three matrices under tabs on one desk, with the ruler over those of the course and the panel beside all. */
export function TripleMatrix(props: TripleMatrixProps) {
  const { desk, isReadOnly, goalsHref, taskGoals, courseName, majorName, comments } = props;
  const { matrices } = desk;
  const text = useMessages(matrixPageMessages);
  const frame = useMessages(matrixFrameMessages);
  const look = useMatrixLook();
  const side = useMatrixSide(props);
  const place = useMatrixPlace({ ...props, matrices });
  const suggestions = useSupportSuggestions(isReadOnly ? undefined : props.suggestions, desk);
  const language = useLanguage();
  const { matrix, projectId } = place.selection;
  const allPlacements = usePlacementSuggestions(isReadOnly ? undefined : props.placements, desk);
  const placements = matrix === 'major' ? null : placementsFor(matrix, allPlacements);
  const shownSuggestions = placements ?? suggestions;
  const suggested = useMemo(
    () => placementItems(matrices, { open: allPlacements.open, taken: allPlacements.taken }, language),
    [matrices, allPlacements.open, allPlacements.taken, language],
  );
  // Details, such as the form of a cell or what is found there, which the aside of suggestions would hide.
  const [areDetailsWanted, setDetailsWanted] = useState(false);
  const goToPlacement = (one: PlacementSuggestion) => {
    setDetailsWanted(false);
    place.goToPlace(matrices, placeOfPlacement(one));
  };
  const handleKeys = useSuggestionKeys(
    { suggestions: placements ?? undefined, cellOf: cellOfPlacement, onNext: goToPlacement },
    place.cellOf(matrix),
  );
  const hasAside = shownSuggestions.isOn && !areDetailsWanted;
  const [goalsOf, setGoalsOf] = useState<number>();
  const { discussions, findings, discuss } = useDiscussions({ comments, matrices, place, side });
  const wayOut = (emptiness: Emptiness) => (
    <WayOut
      emptiness={emptiness}
      courseHref={goalsHref?.(matrices.courseId)}
      requirementsHref={props.requirementsHref}
      onMajorMatrix={() => place.goToPlace(matrices, { matrix: 'major' })}
    />
  );
  const showDiscussed: typeof discuss = (at) => {
    setDetailsWanted(true);
    discuss(at);
  };
  const shared = { look, isReadOnly, desk, wayOut };
  const hint = props.openingHint && !isReadOnly && (
    <OpeningHint kind={matrix} memory={props.openingHint} onLeave={() => place.goToCell(desk.matrices)} />
  );
  const own = (kind: MatrixKind) => ({
    activeCell: place.cellOf(kind),
    onActiveCellChange: (cell: Parameters<typeof place.setCell>[1]) => {
      place.setCell(kind, cell);
      side.leaveComments(cell);
    },
    onActiveItemChange: place.handleItemChange,
    ...(comments && { ...(kind === matrix && { discussions, findings }), onDiscuss: showDiscussed }),
  });

  return (
    <Room>
      <PrintedTitle>{[matrix === 'major' ? majorName : courseName, frame[matrix]].filter(Boolean).join(' · ')}</PrintedTitle>
      <Sheet onKeyDownCapture={handleKeys}>
        <Sheets
          selectedKey={matrix}
          onSelectionChange={(key) => {
            if (key !== matrix) setDetailsWanted(false);
            place.chooseMatrix(key as MatrixKind);
          }}
        >
          <Row>
            <List aria-label={text.matrices}>
              <Tab id="major">{frame.major}</Tab>
              <Tab id="course">{frame.course}</Tab>
              <Tab id="project" count={matrices.projects.length}>
                {frame.project}
              </Tab>
            </List>
            <MatrixToolbar
              desk={desk}
              look={look}
              isReadOnly={isReadOnly}
              hasSave={false}
              countGaps={(all) => gapCount(all, matrix, projectId)}
              suggestions={
                shownSuggestions.isOffered
                  ? {
                      isOn: shownSuggestions.isOn,
                      count: shownSuggestions.open.length,
                      onChange: (isOn) => {
                        shownSuggestions.setIsOn(isOn);
                        setDetailsWanted(false);
                      },
                    }
                  : undefined
              }
            />
          </Row>
          <Panel id="major">
            {hint}
            <MatrixBody {...shared} kind="major">
              {(view) => (
                <MajorMatrixView
                  {...view}
                  {...own('major')}
                  goalsHref={goalsHref}
                  formContainer={side.formContainer}
                  onFormOpen={() => {
                    setDetailsWanted(true);
                    side.openForm();
                  }}
                  suggestions={suggestions}
                  onSuggestion={(at) => {
                    setDetailsWanted(false);
                    place.goToPlace(matrices, { matrix: 'major', row: at.rowId, column: at.columnId });
                  }}
                />
              )}
            </MatrixBody>
            <Arrival onArrive={(panel) => place.arrive('major', panel)} />
          </Panel>
          <Panel id="course">
            {hint}
            <CourseRuler desk={desk} place={place} isReadOnly={isReadOnly} />
            <MatrixBody {...shared} kind="course">
              {(view) => <CourseMatrixView {...view} {...own('course')} suggested={suggested} />}
            </MatrixBody>
            <Arrival onArrive={(panel) => place.arrive('course', panel)} />
          </Panel>
          <Panel id="project">
            {hint}
            <MatrixBody {...shared} kind="project">
              {(view) => (
                <ProjectMatrixView
                  {...view}
                  {...own('project')}
                  suggested={suggested}
                  projectId={projectId}
                  onProjectChange={place.chooseProject}
                  onTaskGoals={taskGoals && setGoalsOf}
                  wayToPoints={(id) => (
                    <Button variant="secondary" onPress={() => place.goToPlace(matrices, { matrix: 'course', row: String(id) })}>
                      {text.toPoints}
                    </Button>
                  )}
                />
              )}
            </MatrixBody>
            <Arrival onArrive={(panel) => place.arrive('project', panel)} />
          </Panel>
        </Sheets>
        {/* Outside of the tabs, which draw what is in them a second time, unseen, to find their panels. */}
        <Beside>
          {!hasAside && <MatrixSide desk={desk} place={place} side={side} comments={comments} />}
          {hasAside && placements && (
            <PlacementsAside
              matrices={matrices}
              suggestions={placements}
              cell={place.shownCell(matrices)}
              onSelect={(one) => place.showPlace(matrices, placeOfPlacement(one))}
            />
          )}
          {hasAside && !placements && (
            <SuggestionsAside
              {...{ matrices, suggestions, goalsHref }}
              cell={place.shownCell(matrices)}
              onCell={(cell) => place.setCell('major', cell)}
            />
          )}
        </Beside>
      </Sheet>
      <MatrixKeyHints kind={matrix} isReadOnly={isReadOnly} hasComments={comments !== undefined} hasSuggestions={shownSuggestions.isOn} />
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

const Sheet = styled.div`
  display: grid;
  flex: 1;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
  min-block-size: 0;
`;

const Sheets = styled(Tabs)`
  && {
    display: contents;
  }
`;

const Row = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.space[6]};
  padding-inline: ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.rule};

  > [role='toolbar'] {
    block-size: 40px;
  }
  ${onSmallWindow} {
    flex-wrap: wrap;
    row-gap: 0;
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

const Beside = styled.div`
  display: flex;
  grid-area: 2 / 2;
  min-block-size: 0;
`;

const Panel = styled(TabPanel)`
  && {
    display: flex;
    grid-area: 2 / 1;
    flex-direction: column;
    min-inline-size: 0;
    padding: 0;
    /* The matrix takes the height that the page has left. */
    --matrix-height: none;
  }
`;
