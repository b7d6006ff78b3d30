/** x */
export { words } from './en.ts';
