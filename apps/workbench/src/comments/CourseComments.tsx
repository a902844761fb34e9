import { createComments, quietClient } from '@college/api-client';
import { commentPlaceLabel, languageOfCode, ownPlace } from '@college/curriculum-model';
import { CommentDialog } from '@college/curriculum-widgets/comments/CommentDialog';
import { CommentMark } from '@college/curriculum-widgets/comments/CommentMark';
import type { MarkedPlace } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { acceptFindingOfCourse, fixesOfCourse } from '../courses/courseFindings';
import { useCoursesChanged } from '../courses/useCoursesChanged';
import { useCourseFixed } from '../courses/useCourseFixed';
import { useMajor } from '../courses/useMajor';
import { useSettings } from '../preferences/settings';
import { useRights } from '../rights/useRights';
import { useServices } from '../services';
import { commentPath } from './commentPath';
import { useCommentChanges } from './commentChanges';
import { commentMarksKey } from './commentMarksKey';
import { addPlace, openComments, share, useShared } from './commentsStore';
import { useFieldOfAddress } from './useFieldOfAddress';
import { useSharedFindings } from './useSharedFindings';

/** The mark of a thing on the page of a course unit: how much is said about it, and what the rules find there. */
export const renderMark = (place: MarkedPlace) => <PlaceComments {...place} />;

function PlaceComments({ kind, id, field, name, isQuiet }: MarkedPlace) {
  const courseId = useShared((shared) => shared.courseId);
  const place = courseId === undefined ? undefined : ownPlace(courseId, kind, id, field);
  const mark = useShared(({ marks }) => (place === undefined ? undefined : marks.get(place)));
  const findings = useShared((shared) => (place === undefined ? undefined : shared.findings.get(place)));
  useEffect(() => (place === undefined ? undefined : addPlace(place, name)), [place, name]);
  if (place === undefined || (isQuiet && !mark && !findings)) return null;
  const { open, resolved } = mark ?? { open: 0, resolved: 0 };
  return (
    <CommentMark
      name={name}
      open={open}
      resolved={resolved}
      findings={findings}
      isPassedByEmpty={id !== undefined || kind === 'syllabus'}
      isPassedByFound={kind === 'syllabus'}
      onPress={() => openComments(place)}
    />
  );
}

/** Leads to all comments on the course unit, with the number of open discussions. */
export function CommentsFact() {
  const name = useShared((shared) => shared.name);
  const open = useShared(({ marks }) => [...marks.values()].reduce((sum, mark) => sum + mark.open, 0));
  return <CommentMark name={name} open={open} onPress={() => openComments(null)} />;
}

interface CommentsWindowProps {
  majorId: number;
  courseId: number;
  /** What the course unit is called. */
  name: string;
  /** Whether the first counts are read here; on the page of a course unit they come with it. @default false */
  isReadHere?: boolean;
  /** Whether the person may edit the course unit, and so its findings are mended here. */
  canFix: boolean;
  /** Takes in what was stored elsewhere; what is typed on the page stays. */
  takeIn: () => Promise<unknown>;
}

/** Reads how many comments there are, and shows them in a window over the page. */
export function CommentsWindow({ majorId, courseId, name, isReadHere = false, canFix, takeIn }: CommentsWindowProps) {
  const { client, session } = useServices();
  const language = languageOfCode(useSettings().language);
  const source = useMemo(() => createComments(quietClient(client)), [client]);
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const changes = useCommentChanges(majorId);
  const isOpen = useShared((shared) => shared.isOpen);
  const place = useShared((shared) => shared.place);
  const places = useShared((shared) => shared.places);
  const marks = useShared((shared) => shared.marks);
  const findings = useShared((shared) => shared.findings);
  useSharedFindings(majorId, courseId);
  const draft = useMajor(majorId).major?.edition;
  const canAccept = useRights(majorId).can('manage');
  const noteChange = useCoursesChanged();
  const onFixed = useCourseFixed({ majorId, courseId, takeIn });
  const { data, refetch } = useQuery({
    queryKey: commentMarksKey(courseId),
    queryFn: ({ signal }) => source.loadMarks({ majorId, courseId }, { signal }),
    refetchOnWindowFocus: true,
    // The first ones come with the course unit.
    refetchOnMount: isReadHere,
    retryOnMount: isReadHere,
    enabled: ({ state }) => isReadHere || state.data !== undefined,
  });

  useEffect(() => {
    share({ courseId, isOpen: false });
    return () => share({ courseId: undefined, marks: new Map(), findings: new Map(), isOpen: false });
  }, [courseId]);
  useEffect(() => share({ name }), [name]);
  useEffect(() => {
    share({ marks: new Map((data ?? []).map((mark) => [mark.here ?? mark.place, mark])) });
  }, [data]);
  // A link out of the window leads to another place of the page.
  useEffect(() => share({ isOpen: false }), [visit]);
  useFieldOfAddress(courseId, visit);

  return (
    <CommentDialog
      source={source}
      majorId={majorId}
      courseId={courseId}
      userId={session.loginInfo()?.data.user.id ?? null}
      name={name}
      places={[...places].map(([at, called]) => ({
        place: at,
        name: nameOf(at, called, language),
        open: marks.get(at)?.open ?? 0,
        findings: findings.get(at),
      }))}
      place={place}
      onPlaceChange={(chosen) => share({ place: chosen })}
      placeHref={({ here }) => (here === null ? undefined : commentPath(here, majorId))}
      changes={changes}
      onCommentsChange={() => void refetch()}
      {...(canFix && { fixes: fixesOfCourse(client, { majorId, draft }, onFixed) })}
      {...(canAccept && {
        acceptFinding: async (finding, given) => {
          await acceptFindingOfCourse(client, { majorId, draft }, finding, given);
          noteChange(majorId);
        },
      })}
      isOpen={isOpen}
      onOpenChange={(isShown) => share({ isOpen: isShown })}
    />
  );
}

function nameOf(place: string, called: string, language: 'zh' | 'en'): string {
  const label = commentPlaceLabel(place)?.[language] ?? '';
  return place.includes('#') || label === called ? label : `${label} ${called}`;
}
