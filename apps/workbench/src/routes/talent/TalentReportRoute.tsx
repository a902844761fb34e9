import { createProfile, quietClient } from '@college/api-client';
import { may } from '@college/curriculum-model';
import { TalentReportForm, talentReportFormMessages, type RecordFormControls } from '@college/curriculum-widgets/talent/TalentReportForm';
import { useMessages } from '@college/ui/messages';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { useDraftOwner } from '../../leaving/useDraftOwner';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { recordIdOf } from '../../search/recordId';
import { talentQueryOf, talentReportPath, talentReportsPath } from '../../search/talentPaths';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { useTrail } from '../../shell/useTrail';
import { useTalentSource } from './useTalentSource';

const unchanged = { isDirty: false, changeCount: 0 };

/** /dic/talentDemandDetail (query id): a talent demand report; without id a new one for those who may. */
export function TalentReportRoute() {
  const { client } = useServices();
  const names = usePageNames();
  const text = useMessages(talentReportFormMessages);
  const router = useRouter();
  const search = useSearch({ from: '/main/dic/talentDemandDetail' });
  const query = talentQueryOf(search);
  const user = useLogin()?.user;
  const source = useTalentSource();
  const profile = useMemo(() => createProfile(quietClient(client)), [client]);
  const [saveStatus, setSaveStatus] = useState<ReactNode>(null);
  const [unsaved, setUnsaved] = useState(unchanged);
  const owner = useDraftOwner();
  const controls = useRef<RecordFormControls>(null);
  useTrail([{ id: 'reports', label: names.talentReports, href: talentReportsPath(query) }], { saveStatus });

  if (!user) return null;
  return (
    <>
      <TalentReportForm
        {...owner}
        source={source}
        reportId={recordIdOf(search.id)}
        isEditable={may(user, 'collegeManage', { collegeId: user.collegeId })}
        onBack={() => router.history.push(`${basePath}${talentReportsPath(query)}`)}
        onSaved={({ id, wasNew }) => {
          if (wasNew) router.history.replace(`${basePath}${talentReportPath(id, query)}`, undefined, { ignoreBlocker: true });
        }}
        onUnsavedChange={setUnsaved}
        onStatusChange={setSaveStatus}
        uploadImage={(file) => profile.encodeImage(file)}
        controls={controls}
      />
      <LeaveGuard dirty={unsaved} controls={controls} savingTitle={text.savingTitle} />
    </>
  );
}
