/** Copying a link, also where a page may not touch the clipboard. */
import { app, notify } from '../app/store.ts';

/** Plain http has no clipboard: the old way is tried, and if that fails too the link is marked at its place. */
export async function copyLink(link: string, place: HTMLElement | null): Promise<void> {
  const { words } = app;
  const done = await navigator.clipboard?.writeText(link).then(
    () => true,
    () => false,
  );
  if (done === true || copyTheOldWay(link, place?.parentElement ?? document.body)) return notify(words.copied, 'news');
  if (place !== null) getSelection()?.selectAllChildren(place);
  notify(words.copyByHand);
}

/** Beside the link, because behind an open dialog nothing can be marked. */
function copyTheOldWay(link: string, beside: HTMLElement): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: link, className: 'visually-hidden' });
  beside.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
