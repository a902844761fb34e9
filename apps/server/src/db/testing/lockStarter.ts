import { lockFolder } from '../folderLock';

// Started by folderLock.test.ts as a separate process: locks a folder, prints the result, and holds the lock until it is killed.
try {
  await lockFolder(process.argv[2]!);
  console.log('held');
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(error instanceof Error ? error.name : 'unknown');
}
