import { conformance } from '../testing';
import { Tag } from './Tag';

conformance(<Tag>必修</Tag>);
conformance(<Tag variant="filled">K1 大O记号含义</Tag>, { name: 'Tag, filled' });
conformance(<Tag variant="danger">X1</Tag>, { name: 'Tag, danger' });
