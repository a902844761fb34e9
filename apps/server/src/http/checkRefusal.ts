import type { Endpoint } from '@college/api-client/contract';
import { codes, type Code } from './codes';
import type { Refusal } from './refusal';

/** No input and no right implies these: a call that is refused with one of them says so in the contract. */
const said: readonly Code[] = [codes.signInRefused, codes.passwordWanted, codes.codeWanted];

/** A refusal that clients have to act on must not leave the server without the contract naming it. */
export function checkRefusal({ path, refusals = [] }: Endpoint, { code }: Refusal): void {
  if (!said.includes(code) || refusals.includes(code)) return;
  throw new Error(`${path} was refused with ${code}, which the contract does not say: add it to the call's refusals`);
}
