import { mayAnywhere } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useEffect, useRef, useState } from 'react';
import { CoursesWaiting } from './CoursesWaiting';
import { Column, Columns, Page, Pair, Steps, Top } from './homeParts';
import { HomeHeader } from './HomeHeader';
import { workbenchHomeMessages } from './messages';
import { Changes, Deadlines, Missing, Recents, Reviews } from './Missing';
import { CopySection } from './sections/CopySection';
import { DraftSection } from './sections/DraftSection';
import { EditSection } from './sections/EditSection';
import { MajorSection } from './sections/MajorSection';
import { useDeadlines, useMorning, useWaitingProposals } from './useMorning';
import { useOverview } from './useOverview';
import { useShorterColumn } from './useShorterColumn';
import type { WorkbenchHomeProps, WorkbenchPerson } from './WorkbenchHomeProps';
import { figuresOf, isUnderWay, majorOfCourse, shownCopies } from './workbenchHomeState';
import type { DraftDrawer } from './WorkbenchHomeSource';

type PersonalHomeProps = Omit<WorkbenchHomeProps, 'person' | 'onFeedback'> & { person: WorkbenchPerson };

/** The morning of somebody who works here: what waits on the left, where to go on the right, the courses below; those of somebody who has courses alone come first. */
export function PersonalHome({ person, source, drafts: drawer, places, language, majorName = '', ...rest }: PersonalHomeProps) {
  const { recents = [], lastVisit, notices, firstSteps, now, clock } = rest;
  const text = useMessages(workbenchHomeMessages);
  const canModify = mayAnywhere(person, 'modify');
  const { drafts, discard } = useDrafts(drawer);
  const asked = canModify ? source : undefined;
  const { state, retry } = useOverview({ source: asked, language, clock });
  const { waiting, changes } = useMorning({ source: asked, language });
  const proposals = useWaitingProposals({ source, language });
  const deadlines = useDeadlines(canModify ? source : {});
  const [openedAt] = useState(() => (now ? now() : new Date()).getTime());
  const top = useRef<HTMLDivElement>(null);
  const { first, second, isSecond } = useShorterColumn();
  const overview = state.status === 'ready' ? state.overview : undefined;
  const figures = overview && figuresOf(overview);
  const copies = shownCopies(overview?.copies ?? []);
  const majors = (
    <MajorSection
      key={majorName}
      {...{ source, places, language }}
      defaultKeyword={majorName}
      mayCreate={mayAnywhere(person, 'collegeManage')}
    />
  );
  const reviews = proposals && <Reviews proposals={proposals} places={places} now={openedAt} />;
  const nextSteps = waiting?.last?.nextSteps;
  const isWide = Boolean(waiting || changes);
  const isNothingMissing = waiting?.last?.kinds.length === 0;
  const hasWork = overview === undefined || overview.courses.length > 0 || drafts.length > 0 || copies.length > 0;
  const isFirstDay = !hasWork && (waiting?.last === undefined || isNothingMissing);
  const isCourseLevel = canModify && !mayAnywhere(person, 'create');
  const coursesAt = isFirstDay ? (firstSteps ? 'nowhere' : 'column') : !isWide ? 'column' : isCourseLevel ? 'top' : 'bottom';
  const ofCourses = canModify && <CoursesWaiting {...{ state, places, nextSteps, isWide }} onRetry={retry} />;
  const ofColleagues = changes && <Changes changes={changes} places={places} since={lastVisit} />;
  const majorIds = (overview?.courses ?? []).map(({ majorId }) => majorId);
  const lately = (
    <>
      {overview && !isFirstDay && <EditSection edits={overview.edits} places={places} />}
      {recents.length > 0 && <Recents recents={recents} />}
    </>
  );

  return (
    <Page>
      <Top ref={top} tabIndex={-1}>
        <HomeHeader
          person={person}
          now={now}
          drafts={drafts.length}
          copies={copies.filter(isUnderWay).length}
          courses={figures?.waiting ?? 0}
          reviews={proposals?.last?.length ?? 0}
          missing={waiting?.last?.kinds.reduce((sum, { count }) => sum + count, 0)}
          areMoreCourses={figures?.isAtLeast}
          latest={overview?.edits[0]}
          places={places}
        />
      </Top>
      {state.status === 'ready' && state.refreshFailure !== undefined && (
        <Note variant="warning">{text.refreshFailed({ message: state.refreshFailure })}</Note>
      )}
      {coursesAt === 'top' && ofCourses}
      <Columns data-single={!canModify || undefined}>
        <Column>
          <Column ref={first}>
            {firstSteps && <Steps>{firstSteps}</Steps>}
            <DraftSection
              drafts={drafts}
              majorOf={(courseUnitId) => overview && majorOfCourse(overview, courseUnitId)}
              places={places}
              onDiscard={discard}
              onEmptied={() => top.current?.focus()}
            />
            {copies.length > 0 && <CopySection copies={copies} places={places} />}
            {coursesAt === 'column' && ofCourses}
            {isWide && !isFirstDay && waiting && <Missing waiting={waiting} places={places} />}
            {isNothingMissing && ofColleagues}
            {isNothingMissing && <Pair>{lately}</Pair>}
            {!canModify && notices}
            {!canModify && reviews}
            {!canModify && majors}
          </Column>
          {!isSecond && !isNothingMissing && ofColleagues}
        </Column>
        {canModify && (
          <Column>
            <Column ref={second}>
              {notices}
              {deadlines && overview && <Deadlines deadlines={deadlines} majorIds={majorIds} now={openedAt} />}
              {reviews}
              {majors}
              {!isNothingMissing && lately}
            </Column>
            {isSecond && !isNothingMissing && ofColleagues}
          </Column>
        )}
      </Columns>
      {coursesAt === 'bottom' && ofCourses}
    </Page>
  );
}

/** The drafts in the drawer, followed when another tab changes them. */
function useDrafts(drawer: DraftDrawer) {
  const [drafts, setDrafts] = useState(() => drawer.list());
  useEffect(() => drawer.subscribe?.(() => setDrafts(drawer.list())), [drawer]);
  return {
    drafts,
    discard(key: string) {
      drawer.discard(key);
      setDrafts(drawer.list());
    },
  };
}
