import { createOccupations, quietClient } from '@college/api-client';
import { may } from '@college/curriculum-model';
import {
  OccupationEditor,
  occupationEditorMessages,
  type RecordFormControls,
} from '@college/curriculum-widgets/occupations/OccupationEditor';
import { useMessages } from '@college/ui/messages';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { useDraftOwner } from '../../leaving/useDraftOwner';
import { basePath } from '../../routing/basePath';
import { occupationPath, occupationQueryOf, occupationRecordsPath } from '../../search/occupationPaths';
import { recordIdOf } from '../../search/recordId';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { useTrail } from '../../shell/useTrail';

const unchanged = { isDirty: false, changeCount: 0 };

/** /job/detail (query jobId): a record of the college's occupations; without jobId a new one for those who may. The state of the list is kept in the query. */
export function OccupationDetailRoute() {
  const { client } = useServices();
  const text = useMessages(occupationEditorMessages);
  const router = useRouter();
  const search = useSearch({ from: '/main/job/detail' });
  const query = occupationQueryOf(search);
  const user = useLogin()?.user;
  const source = useMemo(() => createOccupations(quietClient(client)), [client]);
  const [saveStatus, setSaveStatus] = useState<ReactNode>(null);
  const [unsaved, setUnsaved] = useState(unchanged);
  const owner = useDraftOwner();
  const controls = useRef<RecordFormControls>(null);
  useTrail([{ id: 'records', label: text.records, href: occupationRecordsPath(query) }], { saveStatus });

  if (!user) return null;
  return (
    <>
      <OccupationEditor
        {...owner}
        source={source}
        occupationId={recordIdOf(search.jobId)}
        isEditable={may(user, 'collegeManage', { collegeId: user.collegeId })}
        onBack={() => router.history.push(`${basePath}${occupationRecordsPath(query)}`)}
        onSaved={({ id, wasNew }) => {
          if (wasNew) router.history.replace(`${basePath}${occupationPath(id, query)}`, undefined, { ignoreBlocker: true });
        }}
        onUnsavedChange={setUnsaved}
        onStatusChange={setSaveStatus}
        controls={controls}
      />
      <LeaveGuard dirty={unsaved} controls={controls} savingTitle={text.savingTitle} />
    </>
  );
}
