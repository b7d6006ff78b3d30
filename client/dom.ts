/** The page as a value: what should stand there is described anew each time, and only what differs is changed. */

type Handler = (event: Event) => void;
type Attribute = string | number | boolean | undefined;

/** An element to be. `key` keeps it the same one while its neighbours come and go. */
export interface View {
  readonly tag: string;
  readonly key: string | undefined;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Custom properties of its style. */
  readonly style: Readonly<Record<string, string>>;
  readonly children: readonly (View | string)[];
}

export type Child = View | string | number | undefined | false | readonly Child[];

export interface Props {
  readonly key?: string | number;
  readonly style?: Readonly<Record<string, string>>;
  readonly [name: string]: Attribute | Handler | Readonly<Record<string, string>>;
}

export function h(tag: string, props: Props = {}, ...children: readonly Child[]): View {
  const { key, style = {}, ...rest } = props;
  const attributes: Record<string, Attribute> = {};
  const handlers: Record<string, Handler> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'function') handlers[name] = value;
    else if (typeof value !== 'object') attributes[name] = value;
  }
  return {
    tag,
    key: key === undefined ? undefined : String(key),
    attributes,
    handlers,
    style,
    children: flat(children),
  };
}

/** Makes the children of an element what is described. */
export function render(parent: Element, ...children: readonly Child[]): void {
  patchChildren(parent, flat(children));
}

/** Class names, leaving out what is not there. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

const flat = (children: readonly Child[]): (View | string)[] =>
  children.flatMap((child): (View | string)[] => {
    if (child === undefined || child === false) return [];
    if (typeof child === 'object' && 'tag' in child) return [child];
    return typeof child === 'object' ? flat(child) : [String(child)];
  });

/** What an element was last made from. */
const made = new WeakMap<Node, View>();

function patchChildren(parent: Element, views: readonly (View | string)[]): void {
  const old = [...parent.childNodes];
  const keyed = new Map(
    old.flatMap((node) => (made.get(node)?.key === undefined ? [] : [[made.get(node)?.key, node]])),
  );
  const loose = old.filter((node) => made.get(node)?.key === undefined);
  const wanted = views.map((view) => nodeFor(view, typeof view === 'string' ? undefined : keyed.get(view.key), loose));
  for (const node of old) if (!wanted.includes(node)) node.remove();
  for (const [i, node] of wanted.entries()) {
    if (parent.childNodes[i] !== node) parent.insertBefore(node, parent.childNodes[i] ?? null);
  }
}

/** An old node that can become this view, or a new one. */
function nodeFor(view: View | string, same: ChildNode | undefined, loose: ChildNode[]): ChildNode {
  if (typeof view === 'string') {
    const at = loose.findIndex((node) => node.nodeType === Node.TEXT_NODE);
    const text = at < 0 ? document.createTextNode('') : loose.splice(at, 1)[0];
    if (text.nodeValue !== view) text.nodeValue = view;
    return text;
  }
  const fits = (node: ChildNode | undefined): boolean => node !== undefined && made.get(node)?.tag === view.tag;
  const at = view.key === undefined ? loose.findIndex(fits) : -1;
  const found = view.key === undefined ? loose.splice(at, at < 0 ? 0 : 1)[0] : same;
  const element = fits(found) ? (found as HTMLElement) : document.createElement(view.tag);
  patch(element, view);
  return element;
}

function patch(element: HTMLElement, view: View): void {
  const before = made.get(element);
  made.set(element, view);
  for (const name of Object.keys({ ...before?.attributes, ...view.attributes })) {
    if (before?.attributes[name] !== view.attributes[name]) setAttribute(element, name, view.attributes[name]);
  }
  for (const name of Object.keys({ ...before?.handlers, ...view.handlers })) {
    Reflect.set(element, name, view.handlers[name] ?? null);
  }
  for (const [name, value] of Object.entries(view.style)) element.style.setProperty(name, value);
  patchChildren(element, view.children);
  const { value } = view.attributes;
  const isKept = before?.attributes.value === value && isTypedIn(element);
  if (value !== undefined && !isKept) setValue(element, String(value));
}

/** What somebody is typing is not described yet, and must not be wiped out. */
const isTypedIn = (element: Element): boolean => element.tagName === 'INPUT' && element === document.activeElement;

function setAttribute(element: Element, name: string, value: Attribute): void {
  if (name === 'value') return;
  if (name === 'checked') Reflect.set(element, name, value === true);
  else if (value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

/** After the children, because a select can only choose what it has. */
function setValue(element: Element, value: string): void {
  if (Reflect.get(element, 'value') !== value) Reflect.set(element, 'value', value);
}
