import { createElementClass } from './createElementClass';
import type { ElementDefinition } from './definition';
import { elementDefinitions } from './elements.gen';

export interface RegisterOptions {
  /** Only these tags. @default all */
  only?: readonly string[];
  /** The nonce of the page's style policy. @default the nonce of `<meta property="csp-nonce" nonce="…">` */
  nonce?: string;
}

/** Makes the widgets known to the document as elements. May be called often, and on a server, where it does nothing. */
export function registerCollegeElements({ only, nonce }: RegisterOptions = {}) {
  if (typeof customElements === 'undefined') return;
  if (nonce) shareNonce(nonce);
  for (const definition of elementDefinitions) if (!only || only.includes(definition.tag)) define(definition);
}

function define(definition: ElementDefinition) {
  const known = customElements.get(definition.tag);
  if (!known) return customElements.define(definition.tag, createElementClass(definition));
  // Another copy of this script is as good; anything else under the name is a surprise worth a word.
  if (!('isCollegeElement' in known)) {
    console.warn(`<${definition.tag}> is already another element of this page: the widget is not available under that name.`);
  }
}

/** Passes the nonce of the page's policy to everything that writes styles. */
function shareNonce(nonce: string) {
  if (document.querySelector('meta[property="csp-nonce"]')) return;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  // As a property, which a policy hides from style sheets and from markup that reads it back.
  meta.nonce = nonce;
  document.head.append(meta);
}
