export { Link, type LinkProps } from './Link';
export { LinkRouter, type LinkRouterProps } from './LinkRouter';
