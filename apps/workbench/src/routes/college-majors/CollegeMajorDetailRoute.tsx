import { createCollegeMajors, quietClient } from '@college/api-client';
import { may } from '@college/curriculum-model';
import {
  CollegeMajorEditor,
  collegeMajorEditorMessages,
  type RecordFormControls,
} from '@college/curriculum-widgets/college-majors/CollegeMajorEditor';
import { useMessages } from '@college/ui/messages';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { useDraftOwner } from '../../leaving/useDraftOwner';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { collegeMajorPath, collegeMajorQueryOf, collegeMajorsPath } from '../../search/collegeMajorPaths';
import { recordIdOf } from '../../search/recordId';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { useTrail } from '../../shell/useTrail';

const unchanged = { isDirty: false, changeCount: 0 };

/** /college/majorDetail (query majorId): a college major; without majorId a new one for those who may. The state of the list is kept in the query. */
export function CollegeMajorDetailRoute() {
  const { client } = useServices();
  const names = usePageNames();
  const text = useMessages(collegeMajorEditorMessages);
  const router = useRouter();
  const search = useSearch({ from: '/main/college/majorDetail' });
  const query = collegeMajorQueryOf(search);
  const user = useLogin()?.user;
  const source = useMemo(() => createCollegeMajors(quietClient(client)), [client]);
  const [saveStatus, setSaveStatus] = useState<ReactNode>(null);
  const [unsaved, setUnsaved] = useState(unchanged);
  const owner = useDraftOwner();
  const controls = useRef<RecordFormControls>(null);
  useTrail([{ id: 'collegeMajors', label: names.collegeMajors, href: collegeMajorsPath(query) }], { saveStatus });

  if (!user) return null;
  return (
    <>
      <CollegeMajorEditor
        {...owner}
        source={source}
        majorId={recordIdOf(search.majorId)}
        isEditable={may(user, 'collegeManage', { collegeId: user.collegeId })}
        onBack={() => router.history.push(`${basePath}${collegeMajorsPath(query)}`)}
        onSaved={({ id, wasNew }) => {
          if (wasNew) router.history.replace(`${basePath}${collegeMajorPath(id, query)}`, undefined, { ignoreBlocker: true });
        }}
        onUnsavedChange={setUnsaved}
        onStatusChange={setSaveStatus}
        controls={controls}
      />
      <LeaveGuard dirty={unsaved} controls={controls} savingTitle={text.savingTitle} />
    </>
  );
}
