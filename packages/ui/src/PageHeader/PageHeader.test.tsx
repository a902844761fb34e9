import { conformance } from '../testing';
import { PageHeader } from './PageHeader';

conformance(<PageHeader title="课程单元" facts="15 门课程" />);
