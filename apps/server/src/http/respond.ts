import type { Language } from '@college/curriculum-model';
import { inLanguage } from '@college/curriculum-model';
import { codes, type Code } from './codes';
import { jsonBytes } from './jsonBytes';
import { Unavailable, type Refusal } from './refusal';
import { wholeResponse } from './wholeBody';

/** An answer in the envelope. */
export async function envelope(code: Code, message: string, data: unknown): Promise<Response> {
  return jsonResponse(await jsonBytes({ code, message, data }));
}

function jsonResponse(body: Uint8Array<ArrayBuffer>, status = 200): Response {
  return wholeResponse(body, { status, headers: { 'content-type': 'application/json', 'content-length': String(body.byteLength) } });
}

/** After so many seconds a request that was not begun may be sent again. */
const retrySeconds = 5;

/** A refusal in the caller's language; business errors too travel with status 200 (core §8), what was not begun has status 503, by which clients and proxies know that it may be sent again. */
export function refusalResponse(refusal: Refusal, language: Language, status = 200): Response {
  const isUnavailable = refusal instanceof Unavailable;
  const { code, sentence, data } = refusal;
  const body = Buffer.from(JSON.stringify({ code, message: inLanguage(sentence, language), data }));
  const response = jsonResponse(body, isUnavailable ? 503 : status);
  if (isUnavailable) response.headers.set('retry-after', String(retrySeconds));
  return response;
}

const pageStatus: Partial<Record<Code, number>> = {
  [codes.notLoggedIn]: 401,
  [codes.tokenExpired]: 401,
  [codes.tokenUnknown]: 401,
  [codes.noRight]: 403,
  [codes.notFound]: 404,
  [codes.internal]: 503,
};

/** A page for somebody whose download by navigation failed: both languages, for the page knows no reader's choice. */
export function refusalPage(refusal: Refusal): Response {
  const { zh, en } = refusal.sentence;
  const page = `<!doctype html>
<html lang="zh-CN">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>下载失败 Download failed</title></head>
  <body>
    <main>
      <h1>下载失败 <span lang="en">Download failed</span></h1>
      <p>${escapeHtml(zh)}</p>
      <p lang="en">${escapeHtml(en)}</p>
      <p><a href="/course/">返回工作台 <span lang="en">Back to the workbench</span></a></p>
    </main>
  </body>
</html>`;
  return new Response(page, { status: pageStatus[refusal.code] ?? 400, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
