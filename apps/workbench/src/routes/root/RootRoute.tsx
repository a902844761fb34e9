import { Outlet, useRouter } from '@tanstack/react-router';
import { RouterProvider } from 'react-aria-components';
import { basePath } from '../../router';

/** Lets every link of the components go through the router, under the base path. */
export function RootRoute() {
  const router = useRouter();
  return (
    <RouterProvider navigate={(href) => router.history.push(`${basePath}${href}`)} useHref={(href) => `${basePath}${href}`}>
      <Outlet />
    </RouterProvider>
  );
}
