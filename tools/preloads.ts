// The page names the files of its main script from the beginning: a phone fetches them beside the first script instead of after it.

/** What Vite asks of a plugin, as far as this one answers. */
export interface PreloadPlugin {
  readonly name: string;
  readonly transformIndexHtml: {
    readonly order: 'post';
    handler(html: string, context: { readonly bundle?: Bundle }): Tag[];
  };
}

interface Built {
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
type Bundle = Readonly<Record<string, Built>>;

interface Tag {
  readonly tag: 'link';
  readonly attrs: Readonly<Record<string, string | boolean>>;
  readonly injectTo: 'head';
}

/** `main` ends the path of the script that the first one loads. */
export const preloads = (main: string): PreloadPlugin => ({
  name: 'preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => (bundle === undefined ? [] : tagsFor(bundle, main, html)),
  },
});

function tagsFor(bundle: Bundle, main: string, html: string): Tag[] {
  const start = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(main) === true);
  if (start === undefined) throw new Error(`nothing was built from ${main}`);
  const chunks = [...withImports(bundle, start)].filter(({ fileName }) => !html.includes(fileName));
  const styles = new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((file) => link({ rel: 'stylesheet', crossorigin: true, href: `/${file}` })),
    ...chunks.map(({ fileName }) => link({ rel: 'modulepreload', crossorigin: true, href: `/${fileName}` })),
  ];
}

const link = (attrs: Tag['attrs']): Tag => ({ tag: 'link', attrs, injectTo: 'head' });

function withImports(bundle: Bundle, chunk: Built, seen = new Set<Built>()): Set<Built> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports ?? []) if (bundle[name] !== undefined) withImports(bundle, bundle[name], seen);
  return seen;
}
