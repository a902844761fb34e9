import { pageInitOptions, queryKeys } from '@college/api-client/react';
import { isDemoEmail, mayAnywhere } from '@college/curriculum-model';
import { MajorHome } from '@college/curriculum-widgets/majors/MajorHome';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import type { BreadcrumbEntry } from '@college/ui/Breadcrumb';
import { MessageOverrides } from '@college/ui/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCopyGuard } from '../../courses/useCopyGuard';
import { useTrash } from '../../history/useTrash';
import { MatrixBreaks } from '../../matrices/MatrixBreaks';
import { firstStepsMemory } from '../../preferences/firstSteps';
import { useSettings } from '../../preferences/settings';
import { basePath } from '../../routing/basePath';
import { courseUnitPath, editionsPath, findingsPath, majorDetailPath, majorHomePath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useDraftOwner } from '../../leaving/useDraftOwner';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { usePageChrome } from '../../shell/pageChrome';
import { NoMajor } from '../majors/NoMajor';
import { useMajorHomeHrefs } from './useMajorHomeHrefs';
import { useMajorHomeSources } from './useMajorHomeSources';

/** /major/index: the home of a major (core §2; query majorId, page); `copy`, an extension, opens the copy wizard of a course. */
export function MajorIndexRoute() {
  const { client, demoEmail } = useServices();
  const queryClient = useQueryClient();
  const { language, browserStorage } = useSettings();
  const router = useRouter();
  const { draftStorage } = useDraftOwner();
  const search = useSearch({ from: '/main/major/index' });
  const [majorId, page, copied] = [idOf(search.majorId), idOf(search.page), idOf(search.copy)];
  const user = useLogin()?.user;
  const isDemo = isDemoEmail(user?.email, demoEmail);
  const trash = useTrash();
  const sources = useMajorHomeSources(user);
  const hrefs = useMajorHomeHrefs(user, { majorId, page });
  const pageInit = useQuery(pageInitOptions(client, 'majorhome', language)).data;
  const [trail, setTrail] = useState<readonly BreadcrumbEntry[]>([]);
  const handleCopyingChange = useCopyGuard();
  const languages = pageInit?.languages;
  usePageChrome(useMemo(() => ({ trail: trail.length > 0 ? trail : undefined, languages }), [trail, languages]));
  const go = (path: string) => router.history.push(`${basePath}${path}`);

  if (!majorId) return <NoMajor />;
  if (!user) return null;
  return (
    <PageBody>
      <MessageOverrides values={pageInit?.localize.values}>
        <MatrixBreaks>
          <MajorHome
            {...sources}
            draftStorage={draftStorage}
            {...(trash && { trash })}
            majorId={majorId}
            user={user}
            ownBy="nameOrId"
            hrefs={hrefs}
            firstSteps={firstStepsMemory(browserStorage, user.id)}
            canModify={mayAnywhere(user, 'modify')}
            defaultDialog={copied ? { kind: 'copy', courseId: copied } : null}
            onDialogChange={(dialog) => {
              if (copied && !dialog) router.history.replace(`${basePath}${majorHomePath({ majorId, page })}`);
            }}
            onTrailChange={setTrail}
            onAddCourse={() => go(courseUnitPath({ majorId, page }))}
            onOpenMajor={() => go(majorDetailPath({ majorId }))}
            onOpenFindings={isDemo ? undefined : () => go(findingsPath({ majorId }))}
            onOpenEditions={isDemo ? undefined : () => go(editionsPath({ majorId }))}
            onCopyingChange={handleCopyingChange}
            onGoToTarget={({ path }) => go(path)}
            onCoursesChange={() => {
              void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) });
              void queryClient.invalidateQueries({ queryKey: queryKeys.majors });
            }}
          />
        </MatrixBreaks>
      </MessageOverrides>
    </PageBody>
  );
}
