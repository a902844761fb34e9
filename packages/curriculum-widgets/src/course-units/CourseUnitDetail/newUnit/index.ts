export { abandonAll } from './abandonRegistry';
