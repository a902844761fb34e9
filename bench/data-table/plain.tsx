import { plainTable } from '../baseline/plainTable';
import { registerContender } from './contender';

registerContender(plainTable());
