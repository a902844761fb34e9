import {
  createBudgets,
  createFeedback,
  createHistory,
  createPeople,
  createReviewSteps,
  createRules,
  createSecurityLog,
  quietClient,
} from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { may } from '@college/curriculum-model';
import { TrashList } from '@college/curriculum-widgets/history/TrashList';
import { FeedbackInbox } from '@college/curriculum-widgets/people/FeedbackInbox';
import { MailOutbox } from '@college/curriculum-widgets/people/MailOutbox';
import { ManagePage } from '@college/curriculum-widgets/people/ManagePage';
import { PersonBudgets } from '@college/curriculum-widgets/people/PersonBudgets';
import { SecurityLog } from '@college/curriculum-widgets/people/SecurityLog';
import { ManageUsers } from '@college/curriculum-widgets/people/ManageUsers';
import { ApprovalSteps, type ApprovalStepsControls } from '@college/curriculum-widgets/reviews/ApprovalSteps';
import { RuleSettings, type RuleSettingsControls } from '@college/curriculum-widgets/rules/RuleSettings';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { basePath } from '../../routing/basePath';
import { securityParams, securityQuery } from '../../search/securityParams';
import { idOf, stringifySearchParams } from '../../search/searchParams';
import { trashedRecordPath } from '../../search/trashPaths';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

const unchanged = { isDirty: false, changeCount: 0 };

/** /manage: people, and for college managers the rules, the steps of reviews, the feedback, the mails, the security log and the usage of the college; tab, page and filters are stored in the URL. */
export function ManageRoute() {
  const { client } = useServices();
  const router = useRouter();
  const queryClient = useQueryClient();
  const search = useSearch({ from: '/main/manage' });
  const user = useLogin()?.user;
  const sources = useMemo(() => {
    const quiet = quietClient(client);
    return {
      people: createPeople(quiet),
      feedback: createFeedback(quiet),
      security: createSecurityLog(quiet),
      budgets: createBudgets(quiet),
      rules: createRules(quiet),
      steps: { ...createReviewSteps(quiet), listPeople: createPeople(quiet).listPeople },
      trash: createHistory(quiet),
    };
  }, [client]);
  const [unsaved, setUnsaved] = useState(unchanged);
  const controls = useRef<RuleSettingsControls & ApprovalStepsControls>(null);
  if (!user) return null;

  const isCollegeManager = may(user, 'collegeManage', { collegeId: user.collegeId });
  const show = (query: Record<string, unknown>) => router.history.replace(`${basePath}/manage${stringifySearchParams(query)}`);
  return (
    <PageBody>
      <ManagePage
        tab={search.tab}
        onTabChange={(tab) => show({ tab })}
        parts={{
          people: (
            <ManageUsers
              source={sources.people}
              actor={user}
              page={idOf(search.page) ?? 1}
              onPageChange={(page) => show({ page: page > 1 ? page : undefined })}
              accountHref="/user"
            />
          ),
          ...(isCollegeManager && {
            rules: <RuleSettings source={sources.rules} onUnsavedChange={setUnsaved} controls={controls} />,
            review: <ApprovalSteps source={sources.steps} onUnsavedChange={setUnsaved} controls={controls} />,
            feedback: <FeedbackInbox source={sources.feedback} />,
            mail: <MailOutbox source={sources.people} />,
            security: (
              <SecurityLog
                source={sources.security}
                query={securityQuery(search)}
                onQueryChange={(query) => show({ tab: 'security', ...securityParams(query) })}
              />
            ),
            budgets: (
              <PersonBudgets
                source={sources.budgets}
                query={{ page: idOf(search.page) ?? 1, keyword: search.keyword ?? '' }}
                onQueryChange={({ page, keyword }) => show({ tab: 'budgets', page: page > 1 ? page : undefined, keyword })}
              />
            ),
          }),
          trash: (
            <TrashList
              source={sources.trash}
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
