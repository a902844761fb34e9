import { demoRedirect, isDemoEmail } from '@college/curriculum-model';

/** What the guard knows of the stored login info. */
export type GuardSession = { state: 'missing' } | { state: 'tampered' } | { state: 'present'; email?: string };

export interface GuardedVisit {
  /** Path below the base, such as `/courseUnit/list`. */
  path: string;
  /** Path with its query, to return to after signing in. */
  href: string;
  /** Flag of the deepest matched route. */
  requiresAuth: boolean;
  session: GuardSession;
  demoEmail: string;
}

export type GuardDecision =
  | { act: 'allow' }
  | { act: 'redirect'; to: '/major/list' }
  | { act: 'redirect'; to: '/login'; returnTo?: string; isTampered?: boolean };

/**
 * Decides whether a page may be shown (core §6, reference §6). Public pages do not look at tampered login info;
 * the sign-in page is open to everybody, so that no redirect can run in a circle.
 */
export function decideVisit({ path, href, requiresAuth, session, demoEmail }: GuardedVisit): GuardDecision {
  if (path === '/login') return { act: 'allow' };
  if (session.state === 'present' && isDemoEmail(session.email, demoEmail)) {
    const to = demoRedirect(path);
    return to === null ? { act: 'allow' } : { act: 'redirect', to };
  }
  if (!requiresAuth || session.state === 'present') return { act: 'allow' };
  if (session.state === 'tampered') return { act: 'redirect', to: '/login', returnTo: href, isTampered: true };
  return { act: 'redirect', to: '/login', returnTo: href };
}

/** Where a sign-in leads: the demo account to its list, others to the page they wanted, else to the workbench. */
export function afterSignIn({ email, demoEmail, returnTo }: { email: string; demoEmail: string; returnTo?: string }) {
  if (isDemoEmail(email, demoEmail)) return '/major/list';
  return isOwnPage(returnTo) ? returnTo : '/workbench';
}

/** Only paths of this app: a link must not send a signed-in person to another site or back to the sign-in page. */
function isOwnPage(href: string | undefined): href is string {
  return href !== undefined && /^\/(?![/\\])/.test(href) && !/[\\\s]/.test(href) && !/^\/login(?:[?#/]|$)/.test(href);
}
