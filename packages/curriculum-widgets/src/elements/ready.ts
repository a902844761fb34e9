import { registerCollegeElements } from './registerCollegeElements';
import { nonceOfScript } from './nonceOfScript';

registerCollegeElements({ nonce: nonceOfScript(import.meta.url) });
