/** The pictures of the rules pages, which come with them. */
import { address } from './rules.sprite';

export const thing = (id: string): string => `${address}#${id}`;
