import { inject } from 'vitest';
import { setHashCosts } from '../passwords/passwordHash';
import { setBuiltWorkers } from '../threads/workerScript';

// What a password costs in service is tested in passwords/passwordHash.test.ts; elsewhere it would be a tenth of the whole time.
setHashCosts({ N: 2, r: 1, p: 1 });
setBuiltWorkers(inject('builtServer'));
