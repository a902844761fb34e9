import { plainMatrix } from '../baseline/plainMatrix';
import { registerContender, type Contender } from './contender';

let change: Contender['change'] = () => {};

registerContender({
  mount(host, matrix) {
    change = plainMatrix(host, matrix);
  },
  change: (...cell) => change(...cell),
});
