import { createCompletion, quietClient } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { isDemoEmail, type CompletionTarget } from '@college/curriculum-model';
import { DataCheck, type DataCheckSource } from '@college/curriculum-widgets/completion/DataCheck';
import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { hasRoomForSidePanel } from '@college/ui/SidePanel';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { laterFixes } from '../../courses/laterFixes';
import { useCourseFixed } from '../../courses/useCourseFixed';
import { useMajor } from '../../courses/useMajor';
import { useSettings } from '../../preferences/settings';
import { basePath } from '../../routing/basePath';
import { useRights } from '../../rights/useRights';
import { matrixPath, reportPath } from '../../search/coursePaths';
import { matrixPlaceOf } from '../../search/matrixPlace';
import { useServices } from '../../services';

/** Screens of findings on this page. */
const here: readonly CompletionTarget['screen'][] = ['detail', 'points', 'goals'];
/** The data check of the open unit; whether it is expanded is stored per person. */
export function DataCheckConnector({ unit }: { unit: OpenCourseUnit }) {
  const { client, session, demoEmail } = useServices();
  const router = useRouter();
  const { browserStorage } = useSettings();
  const user = session.loginInfo()?.data.user;
  // The demo account may not read the matrices.
  const isDemo = user !== undefined && isDemoEmail(user.email, demoEmail);
  const { majorId } = unit;
  const draft = useMajor(majorId).major?.edition;
  const canAccept = useRights(majorId).can('manage');
  const queryClient = useQueryClient();
  const onFixed = useCourseFixed({ majorId, courseId: unit.id, takeIn: unit.controls.takeOthersIn });
  const canFix = !unit.isReadOnly;
  const source = useMemo((): DataCheckSource => {
    const completion = createCompletion(quietClient(client));
    if (isDemo) return { ...completion, checkCourse: undefined };
    const findings = () => import('../../courses/courseFindings');
    return {
      ...completion,
      loadFindings: async (id) => (await findings()).readFindingsOfCourse(queryClient, client, { majorId, draft }, id),
      ...(canAccept && {
        acceptFinding: async (finding, given) => (await findings()).acceptFindingOfCourse(client, { majorId, draft }, finding, given),
      }),
      ...(canFix && { fixes: laterFixes(async () => (await findings()).fixesOfCourse(client, { majorId, draft }, onFixed)) }),
    };
  }, [client, queryClient, isDemo, majorId, draft, canAccept, canFix, onFixed]);
  const cardChanges = useCardChanges(unit.majorId);
  const storageKey = `dataCheck.${user?.id ?? ''}`;
  const [isExpanded, setExpanded] = useState(() => hasRoomForSidePanel() && browserStorage.getItem(storageKey) !== 'collapsed');
  return (
    <DataCheck
      source={source}
      courseId={unit.id}
      course={unit.course}
      revision={`${unit.course.version}/${cardChanges}`}
      isExpanded={isExpanded}
      onExpandedChange={(next) => {
        browserStorage.setItem(storageKey, next ? 'expanded' : 'collapsed');
        setExpanded(next);
      }}
      canOpen={(target) => here.includes(target.screen) || (target.screen === 'report' && !isDemo) || matrixPlaceOf(target) !== null}
      onOpen={(target) => {
        const place = matrixPlaceOf(target);
        if (target.screen === 'report')
          router.history.push(`${basePath}${reportPath({ majorId: unit.majorId, courseUnitId: unit.id, field: target.field })}`);
        else if (place) router.history.push(`${basePath}${matrixPath({ majorId: unit.majorId, courseId: unit.id, ...place })}`);
        else unit.controls.openField(target);
      }}
    />
  );
}

/** Counts the invalidations of a major's cards: every change of a course's completion causes one, outside of forms too. */
function useCardChanges(majorId: number): number {
  const queryClient = useQueryClient();
  const [count, setCount] = useState(0);
  // The page needs no cards: an entry below their key is there to be invalidated with them.
  const entry = useMemo(() => [...queryKeys.courseCards(majorId), 'dataCheck'], [majorId]);
  useQuery({ queryKey: entry, queryFn: () => null, initialData: null, staleTime: Infinity });
  useEffect(() => {
    const hash = hashKey(entry);
    return queryClient.getQueryCache().subscribe((event) => {
      const isStale = event.type === 'updated' && event.action.type === 'invalidate';
      if (isStale && event.query.queryHash === hash) setCount((before) => before + 1);
    });
  }, [entry, queryClient]);
  return count;
}
