import { lockFolder } from '../folderLock';

// Started by folderLock.test.ts as a process of its own: takes a folder, says how that went, and holds it until it is killed.
try {
  await lockFolder(process.argv[2]!);
  console.log('held');
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(error instanceof Error ? error.name : 'unknown');
}
