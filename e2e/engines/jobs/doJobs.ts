import { join } from 'node:path';
import { cache } from '../../../scripts/paths.mjs';
import makeDatabaseTemplate from '../../support/databaseTemplate';
import { freePort } from '../../support/freePort';
import { createPeople } from '../../support/people';
import { createTestServer } from '../../support/server';
import { inPageScript } from '../../sweeps/stories/inPageScript';
import type { EngineBrowser } from '../browsers/EnginePage';
import type { Outcome } from '../outcome';
import type { Job } from './Job';
import { openProduct } from './openProduct';

interface Doing {
  /** Starts a browser; each job has its own, with nothing stored. */
  open: () => Promise<EngineBrowser>;
  jobs: readonly Job[];
  onSeen: (outcome: Outcome) => void;
}

/** Does each job on the built product with the sample programme as it was; one that fails leaves a picture. */
export async function doJobs({ open, jobs, onSeen }: Doing) {
  await makeDatabaseTemplate();
  const server = await createTestServer(await freePort());
  const script = await inPageScript(new URL('../inPage/parts.ts', import.meta.url));
  try {
    await server.start();
    const people = createPeople(server.url);
    for (const { name, run } of jobs) {
      const startedAt = Date.now();
      await server.reset();
      people.beginJob();
      const browser = await open();
      const wrong: string[] = [];
      try {
        await run(openProduct({ page: browser.page, script, url: server.url, people }));
      } catch (error) {
        const picture = join(cache, 'engines', `${browser.version.split('/')[0]}-${name.replace(':', '-')}.png`);
        await browser.page.takePicture(picture);
        wrong.push(`${error instanceof Error ? error.message : String(error)}\n${picture}`);
      } finally {
        await browser.close();
      }
      onSeen({ at: name, wrong, milliseconds: Date.now() - startedAt });
    }
  } finally {
    await server.remove();
  }
}
