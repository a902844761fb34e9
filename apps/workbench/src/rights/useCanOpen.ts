import { demoRedirect, isDemoEmail, mayAnywhere } from '@college/curriculum-model';
import { routeTable } from '../routing/routeTable';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';

/** Tells which addresses are worth a link: those with a page that this person may see. */
export function useCanOpen(): (path: string) => boolean {
  const { demoEmail } = useServices();
  const user = useLogin()?.user;
  return (path) => {
    const row = routeTable.find((known) => known.path === path);
    if (!row) return false;
    if (user && isDemoEmail(user.email, demoEmail) && demoRedirect(path) !== null) return false;
    if (row.needs === undefined) return user !== undefined || !row.requiresAuth;
    return user !== undefined && mayAnywhere(user, row.needs);
  };
}
