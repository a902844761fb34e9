import { conformance } from '../testing';
import { ProgressBar } from './ProgressBar';

conformance(<ProgressBar label="正在复制" value={60} />);
