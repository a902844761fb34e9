import { createNotices } from '@college/api-client';
import type { Notice } from '@college/curriculum-model';
import { NoticeBell } from '@college/curriculum-widgets/notices/NoticeBell';
import { useMemo } from 'react';
import { commentPath } from '../comments/commentPath';
import { useSettings } from '../preferences/settings';
import { courseUnitPath, majorDetailPath, reviewPath } from '../search/coursePaths';
import { useServices } from '../services';

interface NoticesProps {
  count: number;
  onSeen: () => void;
}

/** The bell of the top bar. */
export function Notices({ count, onSeen }: NoticesProps) {
  const { client } = useServices();
  const { language } = useSettings();
  const source = useMemo(() => createNotices(client), [client]);
  return <NoticeBell source={source} language={language} count={count} noticeHref={noticePath} onSeen={onSeen} />;
}

/** The page of what a notice is about, at the very place where it has one. */
function noticePath({ place: { majorId, courseId, here, proposalId } }: Notice): string {
  if (proposalId !== null) return reviewPath({ majorId, id: proposalId });
  const path = here === null ? undefined : commentPath(here, majorId);
  return path ?? (courseId === null ? majorDetailPath({ majorId }) : courseUnitPath({ majorId, courseUnitId: courseId }));
}
