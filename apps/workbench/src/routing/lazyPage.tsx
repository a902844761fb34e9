import type { RouteComponent } from '@tanstack/react-router';
import { use, useReducer, type ComponentType } from 'react';
import { PageNotLoaded } from './PageNotLoaded';

/** Where the files of the pages come from. */
interface Deployment {
  /** Whether the server answers; then a file that still does not come belongs to a version that is gone. */
  isThere: () => Promise<boolean>;
  reload: () => void;
}

const deployment: Deployment = {
  isThere: () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
};

/** A lazy-loaded page; where loading fails, a message with Retry is rendered instead. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  { isThere, reload } = deployment,
): RouteComponent {
  let Page: ComponentType | undefined;
  let coming: Promise<void> | undefined;
  let hasFailed = false;

  function fetchPage() {
    coming ??= load().then(
      (come) => {
        Page = come[name];
      },
      (error: unknown) => {
        console.error(error);
        hasFailed = true;
      },
    );
    return coming;
  }

  function forgetFailure() {
    if (!hasFailed) return;
    hasFailed = false;
    coming = undefined;
  }

  function fetchAgain() {
    forgetFailure();
    return fetchPage();
  }

  // Retried by hand while only a newer version is available: the page is empty, so reloading into it loses nothing.
  async function retry() {
    await fetchAgain();
    if (!Page && (await isThere())) reload();
  }

  function LazyPage() {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    use(fetchPage());
    return Page ? <Page /> : <PageNotLoaded onRetry={() => retry().then(drawAgain)} onLeave={forgetFailure} />;
  }

  LazyPage.preload = fetchAgain;
  return LazyPage;
}
