import { conformance } from '../testing';
import { Note } from './Note';

conformance(<Note variant="warning">多 2 学时</Note>);
