import { plainPalette, plainPaletteStyle } from '../baseline/plainPalette';
import { actsOfCourse, workbenchActs } from './acts';
import { makeCollege } from './college';
import { registerContender } from './contender';

document.head.append(plainPaletteStyle());
const { groups, initialsOf } = makeCollege();
registerContender(plainPalette({ groups, initialsOf, acts: workbenchActs, actsOf: actsOfCourse }));
