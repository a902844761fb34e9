import { conformance } from '../testing';
import { EmptyState } from './EmptyState';

conformance(<EmptyState title="暂无数据" />);
