import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import type { Replica } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { createMetrics } from './serverMetrics';

const deployed = ['grafana/workbench.json', 'prometheus/alerts.yml'];
const named = /\b(?:college|nodejs|process)_[a-z\d_]+/g;

/** The metrics of a text; those of a histogram by the name of it. */
function metricsIn(text: string): string[] {
  return [...new Set([...text.matchAll(named)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, '')))];
}

describeOnEachEngine('dashboard and alerts', (database) => {
  let known: string[];
  beforeAll(async () => {
    const reads = { replica: 0, ownWrite: 0, behind: 0, away: 0, repeated: 0 };
    const replica: Replica = { read: ({ primary }, act) => act(primary), measures: () => ({ ageSeconds: undefined, reads }) };
    const services = { database: { ...database.current, replica }, log: pino({ level: 'silent' }), now: () => new Date() };
    const text = await createMetrics(services).text();
    known = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
  });

  it.each(deployed)('%s names metrics that the server has', async (file) => {
    const text = await readFile(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
    const names = metricsIn(text);
    expect(names.length).toBeGreaterThan(5);
    // Only the embedded engine has those of its own.
    const wanted = names.filter((name) => database.engine === 'embedded' || !name.startsWith('college_engine_'));
    expect(wanted.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('shows every metric of the workbench itself', async () => {
    const text = await readFile(new URL('../../../../deploy/grafana/workbench.json', import.meta.url), 'utf8');
    expect(known.filter((name) => name.startsWith('college_') && !text.includes(name))).toEqual([]);
  });
});
