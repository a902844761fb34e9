import { createNotices } from '@college/api-client';
import { NewNotices } from '@college/curriculum-widgets/notices/NewNotices';
import { useMemo } from 'react';
import { useSettings } from '../preferences/settings';
import { useServices } from '../services';
import { noticePath } from './noticePath';

/** What is new for the person, on the workbench page. */
export function New({ onSeen }: { onSeen: () => void }) {
  const { client } = useServices();
  const { language } = useSettings();
  const source = useMemo(() => createNotices(client), [client]);
  return <NewNotices source={source} language={language} noticeHref={noticePath} onSeen={onSeen} />;
}
