import { kept } from '../kept';
import { makeApi } from './made';

const sources = ['packages/curriculum-model/src', 'packages/api-client/src', 'scripts/guides', 'pnpm-lock.yaml'];

/** The OpenAPI document and the pages rendered from it. */
export async function keptApi() {
  return kept('api', makeApi, sources);
}
