import type { Bilingual } from '../language';

/** The end of a sentence about a fault of the server: the id under which its log has the request. `RequestId` of @college/ui shows it apart. */
export function requestNaming(requestId: string): Bilingual {
  return { zh: `（请求编号：${requestId}）`, en: ` (Request ID: ${requestId})` };
}
