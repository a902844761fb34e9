import { lazy, Suspense } from 'react';

const WidgetPage = lazy(() => import('./WidgetPage').then((module) => ({ default: module.WidgetPage })));

/** The documentation page, loaded when one is opened: a story needs none of it. */
export function LazyPage() {
  return (
    <Suspense>
      <WidgetPage />
    </Suspense>
  );
}
