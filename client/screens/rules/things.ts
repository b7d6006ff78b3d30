/** The pictures of the rules pages, which come with them. */
import things from './rules.sprite';

export const thing = (id: string): string => `${things}#${id}`;
