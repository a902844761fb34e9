import { conformance } from '../testing';
import { ErrorState } from './ErrorState';

conformance(<ErrorState onRetry={() => undefined} />);
