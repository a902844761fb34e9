/** Passes the nonce of the page's policy to everything that writes styles. */
export function shareNonce(nonce: string) {
  if (document.querySelector('meta[property="csp-nonce"]')) return;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  // As a property, which a policy hides from style sheets and from markup that reads it back.
  meta.nonce = nonce;
  document.head.append(meta);
}
