import { userIds } from '@college/curriculum-model/fixtures';
import { pino } from 'pino';
import { createApp } from '../createApp';
import type { OpenDatabase } from '../db';
import { apiBase } from '../http/apiBase';
import { defaultSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';

/** Makes a call as 赵启明, who reads English; with a body it is a POST. */
export async function sendAsEnglishReader(current: OpenDatabase, path: string, body?: unknown): Promise<Response> {
  const now = new Date();
  const services = { database: current, log: pino({ level: 'silent' }), now: () => now, settings: defaultSettings, checkAnswers: true };
  const authToken = await openSession(current.db, userIds.collegeAdmin, now, 60_000);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = { authToken, 'accept-language': 'en', ...(sent && { 'content-type': 'application/json' }) };
  return createApp(services).request(`${apiBase}${path}`, { method: sent ? 'POST' : 'GET', headers, body: sent });
}
