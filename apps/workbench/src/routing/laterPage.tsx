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

/** A page that is fetched when somebody goes there; where it does not come, words and another try stand in its place. */
export function laterPage<Name extends string>(
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

  function fetchAnew() {
    forgetFailure();
    return fetchPage();
  }

  // Asked for once more by hand, and nothing but a newer version to be had: the page is empty, so nothing is lost by taking that.
  async function retry() {
    await fetchAnew();
    if (!Page && (await isThere())) reload();
  }

  function LaterPage() {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    use(fetchPage());
    return Page ? <Page /> : <PageNotLoaded onRetry={() => retry().then(drawAgain)} onLeave={forgetFailure} />;
  }

  LaterPage.preload = fetchAnew;
  return LaterPage;
}
