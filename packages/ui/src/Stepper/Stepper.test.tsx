import { conformance } from '../testing';
import { Stepper } from './Stepper';

conformance(<Stepper steps={['目标', '绑定', '复制']} currentStep={1} />);
