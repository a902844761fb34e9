import { plainHome, plainHomeStyle } from '../baseline/plainHome';
import { registerContender } from './contender';

document.head.append(plainHomeStyle());
let host: HTMLElement | undefined;

registerContender(
  (place, cards) => {
    host = place;
    plainHome(place, cards);
  },
  () => host?.replaceChildren(),
);
