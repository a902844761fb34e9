import { plainEditable } from '../baseline/plainEditable';
import { registerTable } from './contender';

registerTable(plainEditable);
