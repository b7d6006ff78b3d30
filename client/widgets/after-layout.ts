/** What is to be measured is measured when the browser has laid the page out anyway, before it is painted: measuring at once would make it do so twice. */

let waiting: (() => void)[] = [];
let observer: ResizeObserver | undefined;

/** Done in this frame, after its layout; at once where nothing is drawn. */
export function afterLayout(measure: () => void): void {
  if (document.hidden) return measure();
  waiting.push(measure);
  observer ??= new ResizeObserver(measureAll);
  // What is observed anew is always reported once.
  observer.observe(document.body);
}

function measureAll(): void {
  observer?.disconnect();
  const all = waiting;
  waiting = [];
  for (const measure of all) measure();
}
