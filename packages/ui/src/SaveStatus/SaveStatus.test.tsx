import { conformance } from '../testing';
import { SaveStatus } from './SaveStatus';

conformance(<SaveStatus status="failed" onRetry={() => undefined} />);
