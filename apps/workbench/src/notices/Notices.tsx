import { createNotices } from '@college/api-client';
import { NoticeBell } from '@college/curriculum-widgets/notices/NoticeBell';
import { useMemo } from 'react';
import { useSettings } from '../preferences/settings';
import { useServices } from '../services';
import { noticePath } from './noticePath';

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
