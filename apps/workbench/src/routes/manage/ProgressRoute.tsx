import { createDeadlines, quietClient } from '@college/api-client';
import { may, mayAnywhere, type BoardCourse } from '@college/curriculum-model';
import { ProgressBoard } from '@college/curriculum-widgets/deadlines/ProgressBoard';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSettings } from '../../preferences/settings';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { boardParamNames, boardParams, boardQuery } from '../../search/boardParams';
import { courseUnitPath, editionsPath, findingsPath, majorHomePath } from '../../search/coursePaths';
import { useListAddress } from '../../search/useListAddress';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';
import { useTrail } from '../../shell/useTrail';

const pathOfCourse = ({ id, majorId }: BoardCourse) => courseUnitPath({ majorId, courseUnitId: id });

/** /manage/progress: how far the majors and courses are that the person's permission is about; filters, view and order are stored in the URL. */
export function ProgressRoute() {
  const names = usePageNames();
  const { client } = useServices();
  const { language } = useSettings();
  const router = useRouter();
  const { search, show } = useListAddress('/manage/progress', boardParamNames);
  const user = useLogin()?.user;
  const source = useMemo(() => createDeadlines(quietClient(client)), [client]);
  useTrail(user && mayAnywhere(user, 'manage') ? [{ id: 'people', label: names.people, href: '/manage' }] : []);
  if (!user) return null;
  return (
    <PageBody>
      <ProgressBoard
        source={source}
        language={language}
        query={boardQuery(search)}
        onQueryChange={(query) => show(boardParams(query))}
        {...(may(user, 'collegeManage', { collegeId: user.collegeId }) && { planHref: '/manage?tab=deadlines' })}
        courseHref={pathOfCourse}
        onOpenCourse={(course) => router.history.push(`${basePath}${pathOfCourse(course)}`)}
        majorHref={(majorId) => majorHomePath({ majorId })}
        findingsHref={(majorId) => findingsPath({ majorId })}
        reviewHref={(majorId) => editionsPath({ majorId })}
      />
    </PageBody>
  );
}
