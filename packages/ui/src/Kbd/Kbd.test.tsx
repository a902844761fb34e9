import { conformance } from '../testing';
import { Kbd } from './Kbd';

conformance(<Kbd>Ctrl</Kbd>);
