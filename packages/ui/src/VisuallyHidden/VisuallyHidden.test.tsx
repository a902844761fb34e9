import { conformance } from '../testing';
import { VisuallyHidden } from './VisuallyHidden';

conformance(<VisuallyHidden>已完成</VisuallyHidden>);
