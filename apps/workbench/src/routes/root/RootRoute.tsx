import { LinkRouter } from '@college/ui/Link';
import { Outlet, useRouter } from '@tanstack/react-router';
import { basePath } from '../../routing/basePath';
import { useDocumentTitle, useRow } from '../../routing/useDocumentTitle';
import { useOwnDocument } from '../../routing/useOwnDocument';

/** Lets every link of the components go through the router, under the base path. */
export function RootRoute() {
  const router = useRouter();
  const row = useRow();
  const isOwnDocument = useOwnDocument();
  if (!isOwnDocument) return null;
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
