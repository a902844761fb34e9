import { reachableMajorsOptions } from '@college/api-client/react';
import type { LoginUser } from '@college/curriculum-model';
import { FirstSteps } from '@college/curriculum-widgets/overview/FirstSteps';
import { useQuery } from '@tanstack/react-query';
import { firstStepsMemory } from '../../preferences/firstSteps';
import { useSettings } from '../../preferences/settings';
import { useServices } from '../../services';

/** What a manager does first in a college without majors. */
export function CollegeSteps({ user }: { user: LoginUser }) {
  const { client } = useServices();
  const { browserStorage } = useSettings();
  const reach = useQuery(reachableMajorsOptions(client, { collegeId: user.collegeId, userId: user.id })).data;
  if (!reach || reach.departments.some(({ majors }) => majors.length > 0)) return null;
  const hasDepartments = reach.departments.length > 0;
  return (
    <FirstSteps
      kind="college"
      memory={firstStepsMemory(browserStorage, user.id)}
      doneSteps={hasDepartments ? ['departments'] : []}
      acts={{
        departments: { href: '/department?new=department' },
        people: { href: '/manage?tab=people&new=person' },
        majors: { href: '/major/list?new=major' },
      }}
      // A major belongs to a department.
      stepsBefore={{ majors: 'departments' }}
    />
  );
}
