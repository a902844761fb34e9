import { Outlet, useRouter } from '@tanstack/react-router';
import { RouterProvider } from 'react-aria-components';
import { basePath } from '../../router';
import { useDocumentTitle, useRow } from '../../routing/useDocumentTitle';

/** Lets every link of the components go through the router, under the base path. */
export function RootRoute() {
  const router = useRouter();
  const row = useRow();
  return (
    <RouterProvider navigate={(href) => router.history.push(`${basePath}${href}`)} useHref={(href) => `${basePath}${href}`}>
      {row?.frame === 'none' && <WholePageTitle />}
      <Outlet />
    </RouterProvider>
  );
}

// Pages in the main frame say more in their title than what the route table knows.
function WholePageTitle() {
  useDocumentTitle(useRow());
  return null;
}
