import { useMessages } from '@college/ui/messages';
import { workbenchMessages } from '../../messages';
import { useLogin } from '../../session/useLogin';
import { useTrail } from '../../shell/useTrail';
import { ReachableMajors } from '../majors/ReachableMajors';

/** /major/list: the majors within reach. */
export function MajorListRoute() {
  const text = useMessages(workbenchMessages);
  const user = useLogin()?.user;
  useTrail([
    { id: 'majors', label: text.majorManagement },
    { id: 'list', label: text.majorList },
  ]);
  return user ? <ReachableMajors user={user} /> : null;
}
