import { NotFoundPage } from '@college/curriculum-widgets/shell/NotFoundPage';

/** /404 (core §2). */
export function NotFoundRoute() {
  return <NotFoundPage backHref="/" />;
}
