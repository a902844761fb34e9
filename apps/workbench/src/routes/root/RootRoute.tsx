import { LinkRouter } from '@college/ui/Link';
import { Outlet, useRouter } from '@tanstack/react-router';
import { basePath } from '../../routing/basePath';
import { useDocumentTitle, useRow } from '../../routing/useDocumentTitle';

/** Lets every link of the components go through the router, under the base path. */
export function RootRoute() {
  const router = useRouter();
  const row = useRow();
  return (
    <LinkRouter basePath={basePath} push={(address) => router.history.push(address)}>
      {row?.frame === 'none' && <WholePageTitle />}
      <Outlet />
    </LinkRouter>
  );
}

// Pages in the main frame say more in their title than what the route table knows.
function WholePageTitle() {
  useDocumentTitle(useRow());
  return null;
}
