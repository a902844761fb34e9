import { quietClient } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { HistoryButton, type RecordHistoryProps } from '@college/curriculum-widgets/history/RecordHistory';
import { MajorDetail, majorDetailMessages, type MajorDetailControls } from '@college/curriculum-widgets/majors/MajorDetail';
import { useMessages } from '@college/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { PageHistory } from '../../history/PageHistory';
import { basePath } from '../../routing/basePath';
import { majorHomePath } from '../../search/coursePaths';
import { useRecordPlace } from '../../search/useRecordPlace';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { openDraftStorage } from '../../leaving/openDraftStorage';
import { NoMajor } from '../majors/NoMajor';
import { createMajorSource } from './majorRecord';
import { useMajorTrail } from './useMajorTrail';

const unchanged = { isDirty: false, changeCount: 0 };

/** /major/detail (query majorId): the facts and graduation requirements of a major. */
export function MajorDetailRoute() {
  const text = useMessages(majorDetailMessages);
  const { client } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const majorId = idOf(useSearch({ from: '/main/major/detail' }).majorId);
  const user = useLogin()?.user;
  const arrival = useRecordPlace();
  const source = useMemo(() => createMajorSource(quietClient(client), queryClient), [client, queryClient]);
  const [saveStatus, setSaveStatus] = useState<ReactNode>(null);
  const [dirty, setDirty] = useState(unchanged);
  const controls = useRef<MajorDetailControls>(null);
  const major = useMajorTrail(majorId, saveStatus);
  const records = useMemo<RecordHistoryProps['records']>(
    () => (majorId === undefined ? [] : (['graduateRequires', 'major'] as const).map((kind) => ({ kind, recordId: majorId }))),
    [majorId],
  );

  if (!majorId) return <NoMajor />;
  if (!user) return null;
  return (
    <>
      <PageHistory name={major.name} records={records} isReadOnly={major.edit !== true} hasUnsavedEdits={dirty.isDirty} controls={controls}>
        {(drawing) => (
          <MajorDetail
            key={drawing}
            source={source}
            majorId={majorId}
            userId={user.id}
            draftStorage={openDraftStorage()}
            onBack={() => router.history.push(`${basePath}${majorHomePath({ majorId })}`)}
            onSaved={() => void queryClient.invalidateQueries({ queryKey: queryKeys.majors })}
            onDirtyChange={setDirty}
            onStatusChange={setSaveStatus}
            arrival={arrival}
            headerTools={<HistoryButton />}
            controls={controls}
          />
        )}
      </PageHistory>
      <LeaveGuard dirty={dirty} controls={controls} savingTitle={text.savingTitle} />
    </>
  );
}
