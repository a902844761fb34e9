import { usualBudgets } from '../budgets/budgets';
import type { OpenDatabase } from '../db';
import { setRightsScene } from '../rights/rightsScene.test-data';
import { contentsOf } from '../testing/contentsOf';
import type { RandomNumbers } from '../testing/randomNumbers';
import { testServer, type Reply } from '../testing/testServer';
import { answerFault, metadataFault } from './fileFaults.test-data';
import type { HostileFile } from './hostileFile.test-data';
import { fileName } from './hostileNames.test-data';
import { hostilePicture } from './hostilePicture.test-data';
import { hostileWorkbook } from './hostileWorkbook.test-data';
import { uploads, type Upload } from './uploads.test-data';

/** What is needed to try files, and what may become of them. */
export interface Trial {
  random: RandomNumbers;
  count: number;
  /** The longest time that an answer may take. */
  milliseconds: number;
  /** Whether a viewer draws a stored picture; without it nobody looks. */
  draws?(picture: Buffer): Promise<boolean>;
  onFault(fault: string, file: HostileFile): void;
}

/** What was seen. */
export interface TrialFigures {
  accepted: number;
  refused: number;
  pictures: number;
  slowest: number;
}

const filesPerScene = 200;
const windowMilliseconds = 16 * 60_000;

/** Sends hostile files to every call that takes some. */
export async function tryFiles(database: OpenDatabase, trial: Trial): Promise<TrialFigures> {
  const { random, count, milliseconds, draws, onFault } = trial;
  // Scenes are long, and what one person may store is tried elsewhere.
  const server = testServer(() => database, { budgets: { ...usualBudgets, storedBytes: 2 ** 40 } });
  const seeds = new Map<Upload, Buffer>();
  const figures = { accepted: 0, refused: 0, pictures: 0, slowest: 0 };
  let before: Record<string, string> = {};
  for (let index = 0; index < count; index += 1) {
    if (index % filesPerScene === 0) {
      await setRightsScene(database);
      server.forgetSessions();
      for (const upload of uploads) seeds.set(upload, (await upload.seed?.(server)) ?? Buffer.alloc(0));
      before = await contentsOf(database);
    }
    const upload = uploads[index % uploads.length]!;
    const file = upload.takes === 'picture' ? hostilePicture(random) : hostileWorkbook(seeds.get(upload)!, random);
    const name = fileName(upload.takes, random);
    const language = random.of(['zh', 'en'] as const);
    const tell = (fault: string) =>
      onFault(
        `${upload.endpoint.path} (${file.what}, ${file.bytes.length} bytes, named ${JSON.stringify(name.slice(0, 60))}): ${fault}`,
        file,
      );
    // Whatever may be tried only so often may be tried again.
    server.wait(windowMilliseconds);
    const begun = performance.now();
    const reply = await upload.send(server, { bytes: file.bytes, name }, { 'accept-language': language });
    const took = performance.now() - begun;
    figures.slowest = Math.max(figures.slowest, took);
    if (took > milliseconds) tell(`answered after ${Math.round(took)} ms`);
    const fault = answerFault(reply, language);
    if (fault) tell(fault);
    const isAccepted = reply.code === '0' && !hasProblems(reply);
    figures[isAccepted ? 'accepted' : 'refused'] += 1;
    const after = await contentsOf(database);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    before = after;
    if (changed.length > 0 && !(isAccepted && upload.endpoint.writes)) tell(`answered ${reply.code} and changed ${changed.join(', ')}`);
    if (!isAccepted || !upload.stored) continue;
    const stored = await upload.stored(server, reply);
    figures.pictures += stored.length;
    for (const picture of stored) {
      const metadata = metadataFault(picture, file.secret);
      if (metadata) tell(metadata);
      if (draws && !(await draws(picture))) tell(`stored a picture that nobody can draw (${reply.code})`);
    }
  }
  return figures;
}

function hasProblems({ data }: Reply): boolean {
  return typeof data === 'object' && data !== null && 'problems' in data && Array.isArray(data.problems) && data.problems.length > 0;
}
