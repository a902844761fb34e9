import { setDocumentWorker } from '../documents/documentThread';
import { setHashCosts } from '../passwords/passwordHash';
import { builtScript } from './builtScript';

// What a password costs in service is tested in passwords/passwordHash.test.ts; elsewhere it would be a tenth of the whole time.
setHashCosts({ N: 2, r: 1, p: 1 });
setDocumentWorker(builtScript('documentWorker'));
