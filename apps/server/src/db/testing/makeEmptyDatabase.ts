import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openEmbedded } from '../openEmbedded';
import { silentLogger } from '../silentLogger';

// Run by scripts/testServer.mjs: makes a database in a folder, and a copy of it for engines in memory.
const folder = process.argv[2]!;
const database = await openEmbedded({ folder }, silentLogger);
await writeFile(path.join(folder, 'image.tar'), await database.image());
await database.close();
