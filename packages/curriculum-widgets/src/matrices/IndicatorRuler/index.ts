export { IndicatorRuler, type IndicatorRulerProps } from './IndicatorRuler';
