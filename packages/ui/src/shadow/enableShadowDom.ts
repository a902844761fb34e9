// The flag has no public path yet; its version is pinned.
import { enableShadowDOM } from 'react-stately/private/flags/flags';

/** Lets React Aria look into shadow trees for focus, outside presses and keys. Call it before anything renders. */
export function enableShadowDom() {
  enableShadowDOM();
}
