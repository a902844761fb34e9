import { childrenOf, readXml } from './readXml';

const samlProtocol = 'urn:oasis:names:tc:SAML:2.0:protocol';

/** The ticket whose sign-in CAS ends (CAS protocol 3, 2.3.3); undefined where the text asks for no such thing. */
export function readLogoutRequest(text: string): string | undefined {
  const root = readXml(text.trim());
  if (root?.name !== 'LogoutRequest' || root.namespace !== samlProtocol) return undefined;
  const indexes = childrenOf(root, 'SessionIndex');
  const ticket = indexes[0]?.text.trim() ?? '';
  return indexes.length === 1 && ticket !== '' ? ticket : undefined;
}
