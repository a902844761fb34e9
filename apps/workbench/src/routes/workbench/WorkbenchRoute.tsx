import { createCopying, createMajors, createOverview, quietClient } from '@college/api-client';
import { languageOfCode, may, textOf } from '@college/curriculum-model';
import { WorkbenchHome, type WorkbenchPlaces } from '@college/curriculum-widgets/overview/WorkbenchHome';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { laterSource } from '../../courses/laterSource';
import { LaterNew } from '../../notices/LaterNew';
import { LaterPart } from '../../notices/LaterPart';
import { useSettings } from '../../preferences/settings';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { useFeedbackEntry } from '../../shell/useFeedbackEntry';
import { openDraftDrawer } from './openDraftDrawer';
import { findingPath } from '../major-findings/findingPath';
import { courseUnitPath, findingsPath, matrixPath, reviewPath } from '../../search/coursePaths';
import { readUsedLines } from '../../palette/usedLines';
import { noteVisit } from './lastVisit';
import { stringifySearchParams } from '../../search/searchParams';

const loadCollegeSteps = async () => (await import('./CollegeSteps')).CollegeSteps;

/** /workbench: what waits for this person; it opens without a sign-in and then makes no call that needs one (decision 3). */
export function WorkbenchRoute() {
  const { client } = useServices();
  const { language, browserStorage } = useSettings();
  const user = useLogin()?.user;
  const { major_name: majorName } = useSearch({ from: '/main/workbench' });
  const { openFeedback, dialog } = useFeedbackEntry();
  const userId = user?.id;
  const drafts = useMemo(() => openDraftDrawer(userId), [userId]);
  const [hasNoMajor, setHasNoMajor] = useState(false);
  const source = useMemo(() => {
    const quiet = quietClient(client);
    const { loadOverview } = createOverview(quiet);
    const majors = createMajors(quiet);
    const { loadJob } = createCopying(quiet, { userId: userId ?? 0 });
    // Asked behind the overview, so that its contract does not hold back the page.
    const { loadWaiting, listColleagueChanges, listWaitingProposals, loadDeadlines } = laterSource({
      client,
      load: async () => (await import('./waitingSource')).waitingSource(client),
      streams: {},
    });
    return {
      loadOverview,
      loadWaiting,
      listColleagueChanges,
      listWaitingProposals,
      loadDeadlines,
      loadJob,
      async listMajors(...given: Parameters<typeof majors.listMajors>) {
        const answer = await majors.listMajors(...given);
        if (!given[0].keyword) setHasNoMajor(answer.pageInfo.total === 0);
        return answer;
      },
    };
  }, [client, userId]);

  const recents = useMemo(
    () => (userId === undefined ? [] : (readUsedLines(browserStorage, userId).recents[language] ?? [])),
    [browserStorage, userId, language],
  );
  const [lastVisit] = useState(() => (userId === undefined ? undefined : noteVisit(browserStorage, userId, new Date())));

  return (
    <PageBody>
      <WorkbenchHome
        key={userId}
        person={user && { name: textOf(user, 'userName', languageOfCode(language)), permissionId: user.permissionId }}
        source={source}
        drafts={drafts}
        places={workbenchPlaces(majorName)}
        language={language}
        majorName={majorName}
        notices={<LaterNew />}
        firstSteps={
          user &&
          hasNoMajor &&
          may(user, 'collegeManage', { collegeId: user.collegeId }) && <LaterPart isWanted load={loadCollegeSteps} given={{ user }} />
        }
        recents={recents}
        lastVisit={lastVisit}
        onFeedback={openFeedback}
      />
      {dialog}
    </PageBody>
  );
}

/** The links of the workbench; sign-in redirects back to it with the name of the requested major. */
function workbenchPlaces(majorName: string | undefined): WorkbenchPlaces {
  const back = `/workbench${stringifySearchParams({ major_name: majorName })}`;
  return {
    course: ({ section, ...place }) => courseUnitPath({ ...place, ...(section && { edit: section }) }),
    report: ({ courseUnitId, majorId }) => `/courseUnit/report${stringifySearchParams({ majorId, courseUnitId })}`,
    matrix: matrixPath,
    majorHome: (majorId) => `/major/index${stringifySearchParams({ majorId })}`,
    majorDetail: (majorId) => `/major/detail${stringifySearchParams({ majorId })}`,
    courseUnits: (majorId) => `/courseUnit/list${stringifySearchParams({ majorId })}`,
    finding: ({ majorId, courseId, ...finding }) => findingPath(finding, { majorId, courseId }),
    findings: (majorId) => findingsPath({ majorId }),
    review: reviewPath,
    majorList: '/major/list',
    courseList: '/courseUnit/list',
    account: '/user',
    signIn: `/login${stringifySearchParams({ redirect: back })}`,
  };
}
