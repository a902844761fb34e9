import { queryKeys } from '@college/api-client/react';
import { isDemoEmail } from '@college/curriculum-model';
import { RecordHistory, type RecordHistoryProps } from '@college/curriculum-widgets/history/RecordHistory';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { laterSource } from '../courses/laterSource';
import { receiptPath } from '../search/coursePaths';
import { useServices } from '../services';

interface PageHistoryProps extends Pick<RecordHistoryProps, 'name' | 'isReadOnly' | 'hasUnsavedEdits' | 'records'> {
  majorId?: number | undefined;
  /** Discards what is unsaved on the page. */
  controls: RefObject<{ discard: () => void } | null>;
  /** The page, keyed by the number: it is remounted, and so reloads its record, after each restore. */
  children: (drawing: number) => ReactNode;
}

/** The edit histories of a page's record. After a restore the page, and everything else that shows the record, reads it again. */
export function PageHistory({ majorId, records, controls, children, ...props }: PageHistoryProps) {
  const { client, session, demoEmail } = useServices();
  const queryClient = useQueryClient();
  const source = useMemo(() => {
    const load = async () => (await import('../courses/windowSources')).historySource(client);
    return laterSource({ client, load, streams: {} });
  }, [client]);
  const [drawing, setDrawing] = useState(0);
  const user = session.loginInfo()?.data.user;
  // The demo account may not read what became of a record.
  const isOffered = user === undefined || !isDemoEmail(user.email, demoEmail);
  return (
    <RecordHistory
      {...props}
      source={source}
      records={isOffered ? records : none}
      receiptHref={({ id, homeMajorId }) => receiptPath({ majorId: homeMajorId, id })}
      onRestored={() => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.majors });
        if (majorId !== undefined) void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) });
        controls.current?.discard();
        setDrawing((before) => before + 1);
      }}
    >
      {children(drawing)}
    </RecordHistory>
  );
}

const none: RecordHistoryProps['records'] = [];
