/** Addresses inside the page, and how one goes from one to another without loading anew. */

export type Route =
  | { readonly is: 'home' }
  | { readonly is: 'table'; readonly code: string }
  | { readonly is: 'tv'; readonly code: string }
  | { readonly is: 'hand-off'; readonly table: string; readonly secret: string }
  | { readonly is: 'rules'; readonly game: string; readonly anchor: string }
  | { readonly is: 'moment'; readonly id: string; readonly at: number; readonly seat: number }
  | { readonly is: 'nowhere' };

export function routeOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  const [, first = '', second = '', ...more] = pathname.split('/');
  const behind = decodeURIComponent(hash.slice(1));
  if (first === '') return { is: 'home' };
  if (second === '' || more.length > 0) return { is: 'nowhere' };
  if (first === 't') return { is: 'table', code: second };
  if (first === 'tv') return { is: 'tv', code: second };
  if (first === 'hand-off') return { is: 'hand-off', table: second, secret: behind };
  if (first === 'rules') return { is: 'rules', game: second, anchor: behind };
  if (first === 'g') return { is: 'moment', id: second, ...momentOf(new URLSearchParams(search)) };
  return { is: 'nowhere' };
}

export const tablePath = (code: string): string => `/t/${code}`;
export const tvPath = (code: string): string => `/tv/${code}`;
export const rulesPath = (game: string, anchor = ''): string => `/rules/${game}${anchor === '' ? '' : `#${anchor}`}`;

export const momentPath = (id: string, at: number, seat: number): string => `/g/${id}?at=${at}&seat=${seat}`;

/** Hears of every change of the address, by link or by the browser's own buttons. */
export function listenToAddress(arrive: (route: Route) => void): void {
  arrived = arrive;
  addEventListener('popstate', () => arrive(routeOf(location)));
}

export function navigate(path: string): void {
  history.pushState(undefined, '', path);
  arrived(routeOf(location));
  scrollTo(0, 0);
}

/** The same place by another name: nothing to go back to. */
export function rewrite(path: string): void {
  history.replaceState(undefined, '', path);
  arrived(routeOf(location));
}

let arrived: (route: Route) => void = () => undefined;

function momentOf(search: URLSearchParams): { at: number; seat: number } {
  const number = (name: string): number => Math.max(0, Math.floor(Number(search.get(name) ?? 0)) || 0);
  return { at: number('at'), seat: number('seat') };
}
