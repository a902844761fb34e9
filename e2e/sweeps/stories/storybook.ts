import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview, type Plugin } from 'vite';
import { freePort } from '../../support/freePort';

/** A story as a built Storybook lists it. */
export interface ListedStory {
  id: string;
  title: string;
  name: string;
  importPath: string;
  tags: string[];
  hasPlay: boolean;
}

/** A built Storybook that is being served. */
export interface ServedStorybook {
  url: string;
  /** In the order of their files, so that a page loads each file once. */
  stories: ListedStory[];
  /** Says whether two built Storybooks hold the same: the names of the built files carry digests of their content. */
  digest: string;
  close: () => Promise<void>;
}

interface IndexEntry extends Omit<ListedStory, 'hasPlay'> {
  type: 'story' | 'docs';
}

/** Serves a built Storybook on a port of its own; a `script` is put before Storybook's own in the page of the stories. */
export async function serveStorybook(folder: string, { script }: { script?: string } = {}): Promise<ServedStorybook> {
  const index = readFileSync(join(folder, 'index.json'), 'utf8');
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, host: '127.0.0.1', strictPort: true },
    plugins: script === undefined ? [] : [withScript(folder, script)],
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stories: storiesOf(index),
    digest: createHash('sha256')
      .update(index)
      .update(readdirSync(join(folder, 'assets')).sort().join('\n'))
      .digest('hex')
      .slice(0, 16),
    close: () => server.close(),
  };
}

/** Serves the page of the stories with a script at its start. */
function withScript(folder: string, script: string): Plugin {
  const html = readFileSync(join(folder, 'iframe.html'), 'utf8').replace('<head>', () => `<head><script src="/injected.js"></script>`);
  const answers: Record<string, [type: string, text: string]> = {
    '/iframe.html': ['text/html', html],
    '/injected.js': ['text/javascript', script],
  };
  return {
    name: 'injected-script',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, reply, next) => {
        const answer = answers[request.url?.split('?')[0] ?? ''];
        if (!answer) return next();
        reply.setHeader('content-type', `${answer[0]}; charset=utf-8`);
        reply.end(answer[1]);
      });
    },
  };
}

function storiesOf(index: string): ListedStory[] {
  const { entries } = JSON.parse(index) as { entries: Record<string, IndexEntry> };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, tags }) => ({ id, title, name, importPath, tags, hasPlay: tags.includes('play-fn') }))
    .sort((a, b) => (a.importPath === b.importPath ? 0 : a.importPath < b.importPath ? -1 : 1));
}
