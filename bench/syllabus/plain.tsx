import { openPlainField, plainSyllabus, plainSyllabusStyle } from '../baseline/plainSyllabus';
import { registerContender } from './contender';

document.head.append(plainSyllabusStyle());
let host: HTMLElement | undefined;

registerContender({
  mount(place, report) {
    host = place;
    plainSyllabus(place, report);
  },
  unmount: () => host?.replaceChildren(),
  open: openPlainField,
});
