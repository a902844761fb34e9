import {
  createBackups,
  createBudgets,
  createCampusProviders,
  createDeadlines,
  createFeedback,
  createHistory,
  createPeople,
  createRetention,
  createReviewSteps,
  createRules,
  createSecurityLog,
  quietClient,
} from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { may } from '@college/curriculum-model';
import { DeadlinePlan, type DeadlinePlanControls } from '@college/curriculum-widgets/deadlines/DeadlinePlan';
import { TrashList } from '@college/curriculum-widgets/history/TrashList';
import { BackupStatus } from '@college/curriculum-widgets/people/BackupStatus';
import { CampusProviders, type CampusProvidersControls } from '@college/curriculum-widgets/people/CampusProviders';
import { FeedbackInbox } from '@college/curriculum-widgets/people/FeedbackInbox';
import { MailOutbox } from '@college/curriculum-widgets/people/MailOutbox';
import { ManagePage } from '@college/curriculum-widgets/people/ManagePage';
import { PersonBudgets } from '@college/curriculum-widgets/people/PersonBudgets';
import { RetentionSettings, type RetentionSettingsControls } from '@college/curriculum-widgets/people/RetentionSettings';
import { ApprovalSteps, type ApprovalStepsControls } from '@college/curriculum-widgets/reviews/ApprovalSteps';
import { RuleSettings, type RuleSettingsControls } from '@college/curriculum-widgets/rules/RuleSettings';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { Link } from '@college/ui/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { useSettings } from '../../preferences/settings';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { listQueryOf } from '../../search/listPlace';
import { stringifySearchParams } from '../../search/searchParams';
import { trashedRecordPath } from '../../search/trashPaths';
import { useListAddress } from '../../search/useListAddress';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { PeoplePart } from './PeoplePart';
import { SecurityPart } from './SecurityPart';

const progressPath = '/manage/progress';
const statusPath = '/manage/status';
const unchanged = { isDirty: false, changeCount: 0 };

/** /manage: people, and for college managers the rules, the steps of reviews, the deadlines, the feedback, the mails, the sign-in of the campus, the security log, the usage of the college, the backups and how long data are kept; tab, page and filters are stored in the URL. */
export function ManageRoute() {
  const { client } = useServices();
  const router = useRouter();
  const names = usePageNames();
  const { language } = useSettings();
  const queryClient = useQueryClient();
  const address = useListAddress('/manage', ['status', 'kind', 'outcome', 'days']);
  const { search, show } = address;
  const user = useLogin()?.user;
  const sources = useMemo(() => {
    const quiet = quietClient(client);
    return {
      people: createPeople(quiet),
      feedback: createFeedback(quiet),
      security: createSecurityLog(quiet),
      backups: createBackups(quiet),
      budgets: createBudgets(quiet),
      retention: createRetention(quiet),
      campus: { ...createCampusProviders(quiet), listScopeLevel: createPeople(quiet).listScopeLevel },
      rules: createRules(quiet),
      deadlines: createDeadlines(quiet),
      steps: { ...createReviewSteps(quiet), listPeople: createPeople(quiet).listPeople },
      trash: createHistory(quiet),
    };
  }, [client]);
  const [unsaved, setUnsaved] = useState(unchanged);
  const controls = useRef<
    RuleSettingsControls & ApprovalStepsControls & DeadlinePlanControls & RetentionSettingsControls & CampusProvidersControls
  >(null);
  if (!user) return null;

  const isCollegeManager = may(user, 'collegeManage', { collegeId: user.collegeId });
  const list = { query: listQueryOf(search), onQueryChange: (query: object) => show({ ...query }) };
  return (
    <PageBody>
      <ManagePage
        tab={search.tab}
        actions={
          <>
            <Link href={progressPath}>{names.progress}</Link>
            {isCollegeManager && <Link href={statusPath}>{names.serverStatus}</Link>}
          </>
        }
        onTabChange={(tab) => router.history.replace(`${basePath}/manage${stringifySearchParams({ tab })}`)}
        parts={{
          people: <PeoplePart source={sources.people} actor={user} address={address} />,
          ...(isCollegeManager && {
            rules: <RuleSettings source={sources.rules} onUnsavedChange={setUnsaved} controls={controls} />,
            review: <ApprovalSteps source={sources.steps} onUnsavedChange={setUnsaved} controls={controls} />,
            deadlines: (
              <DeadlinePlan
                source={sources.deadlines}
                language={language}
                boardHref={progressPath}
                onUnsavedChange={setUnsaved}
                controls={controls}
              />
            ),
            feedback: <FeedbackInbox source={sources.feedback} {...list} />,
            mail: <MailOutbox source={sources.people} {...list} />,
            campus: <CampusProviders source={sources.campus} onUnsavedChange={setUnsaved} controls={controls} />,
            security: <SecurityPart source={sources.security} address={address} />,
            backups: <BackupStatus source={sources.backups} />,
            retention: <RetentionSettings source={sources.retention} onUnsavedChange={setUnsaved} controls={controls} />,
            budgets: <PersonBudgets source={sources.budgets} {...list} />,
          }),
          trash: (
            <TrashList
              source={sources.trash}
              {...list}
              recordHref={trashedRecordPath}
              onRestored={() => {
                for (const queryKey of [queryKeys.majors, ['courseCards']]) void queryClient.invalidateQueries({ queryKey });
              }}
            />
          ),
        }}
      />
      <LeaveGuard dirty={unsaved} controls={controls} />
    </PageBody>
  );
}
