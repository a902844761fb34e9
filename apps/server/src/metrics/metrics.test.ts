import { allEndpoints } from '@college/api-client/contract';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '../createApp';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { defaultSettings } from '../http/services';
import { setScene } from '../testing/scene';
import { createMetrics } from './serverMetrics';

const token = 'a token that nobody guesses';
const log = pino({ level: 'silent' });

describeOnEachEngine('metrics', (database) => {
  beforeEach(() => setScene(database.current));

  function anApp(isPublic = true) {
    const services = { database: database.current, log, now: () => new Date(), settings: defaultSettings, checkAnswers: true };
    const metrics = createMetrics(services);
    return createApp({ ...services, metrics, ...(isPublic && { publicMetrics: { metrics, token } }) });
  }

  const scrape = async (app: ReturnType<typeof anApp>) =>
    (await app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })).text();

  it('are served to nobody by default, and with a token to whoever sends it', async () => {
    expect((await anApp(false).request('/metrics')).status).toBe(404);
    const app = anApp();
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, token]) {
      const response = await app.request('/metrics', { headers: { authorization } });
      expect([response.status, await response.text()]).toEqual([401, expect.not.stringContaining('college_')]);
    }
    expect(await scrape(app)).toContain('college_build_info{');
  });

  it('count requests by call and code, never by parameters of the address', async () => {
    const app = anApp();
    for (const path of ['/auth/logout', '/no/such/call/1', '/no/such/call/2']) await app.request(apiBase + path);
    await app.request('/course/anything/3');
    const text = await scrape(app);
    expect(text).not.toMatch(/such|anything/);
    expect(text).toMatch(/college_http_requests_total\{method="",route="no call",status="404",code=""\} \d/);
    const routes = [...text.matchAll(/requests_total\{method="\w+",route="([^"]+)"/g)].map(([, route]) => route);
    const known: string[] = Object.values(allEndpoints).map(({ path }) => path);
    expect(routes.filter((route) => !known.includes(route ?? '')).length).toBe(0);
  });

  it('say how database, queues, streams, mails and memory are', async () => {
    const text = await scrape(anApp());
    for (const line of [
      'college_database_connections{state="in_use"}',
      'college_database_waiting 0',
      'college_event_streams{kind="page"} 0',
      'college_queue_length{queue="documents"} 0',
      'college_queue_length{queue="matching"} 0',
      'college_queue_length{queue="copies"} 0',
      'college_mails{state="waiting"}',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(text).toContain(line);
    }
    const memory = Number(/college_engine_memory_bytes (\d+)/.exec(text)?.[1] ?? 0);
    expect(memory > 2 ** 20).toBe(database.engine === 'embedded');
  });
});
