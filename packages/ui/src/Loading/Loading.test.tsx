import { conformance } from '../testing';
import { Loading } from './Loading';

conformance(<Loading variant="text" />);
