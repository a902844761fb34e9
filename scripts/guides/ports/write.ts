/** `tsx --conditions=@college/source scripts/guides/ports/write.ts`: makes the port reference where it is stale, for those who only read it. */
import { keptPortPages } from './kept';

await keptPortPages();
