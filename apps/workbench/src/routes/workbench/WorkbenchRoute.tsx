import { bandOf } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useSearch } from '@tanstack/react-router';
import { workbenchMessages } from '../../messages';
import { useLogin } from '../../session/useLogin';
import { useTrail } from '../../shell/useTrail';
import { ReachableMajors } from '../majors/ReachableMajors';

/** /workbench: the person's majors; it opens without a sign-in and then makes no call that needs one (decision 3). */
export function WorkbenchRoute() {
  const text = useMessages(workbenchMessages);
  const user = useLogin()?.user;
  const { major_name: majorName } = useSearch({ from: '/main/workbench' });
  useTrail([{ id: 'workbench', label: text.workbench }]);
  if (!user) return <EmptyState title={text.workbench} hint={text.signInFirst} action={<Link href="/login">{text.signIn}</Link>} />;
  if (bandOf(user.permissionId).level === 'none') return <EmptyState title={text.greeting({ name: user.userName })} />;
  return <ReachableMajors user={user} keyword={majorName} />;
}
