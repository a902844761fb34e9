import { createNotices } from '@college/api-client';
import { NoticeBell } from '@college/curriculum-widgets/notices/NoticeBell';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSettings } from '../preferences/settings';
import { useServices } from '../services';
import { noticePath } from './noticePath';
import { useToldNotice } from './useToldNotice';

interface NoticesProps {
  count: number;
  onSeen: () => void;
  /** Looks once more how many there are. */
  lookAgain: () => void;
}

/** The bell of the top bar. */
export function Notices({ count, onSeen, lookAgain }: NoticesProps) {
  useToldNotice(lookAgain);
  const { client } = useServices();
  const { language } = useSettings();
  const source = useMemo(() => createNotices(client), [client]);
  const { pathname, searchStr } = useLocation();
  // Another page closes the list: a page that comes while the key of its link is still down takes the link from under it, and the list would stay open.
  return (
    <NoticeBell key={pathname + searchStr} source={source} language={language} count={count} noticeHref={noticePath} onSeen={onSeen} />
  );
}
