import { plainForm } from '../baseline/plainForm';
import { registerForm } from './contender';

registerForm({ mount: plainForm });
