/** `tsx --conditions=@college/source scripts/guides/api/write.ts [folder]`: makes the pages of the API where they are stale; with a folder, `openapi.json` of the package there, in both languages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptApi } from './kept';

const { documents } = await keptApi();
const [folder] = process.argv.slice(2);
if (folder) {
  writeFileSync(join(folder, 'openapi.json'), documents.en);
  writeFileSync(join(folder, 'openapi.zh.json'), documents.zh);
}
