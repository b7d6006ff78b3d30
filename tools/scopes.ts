// Scoped css for browsers that know no @scope: what a board writes in a scope becomes a nested rule, which the build makes flat.

/** What Vite asks of a plugin, as far as this one answers. */
export interface ScopePlugin {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): { code: string; map: undefined } | undefined;
  generateBundle(
    options: object,
    bundle: Readonly<Record<string, { readonly fileName: string; readonly source?: unknown }>>,
  ): void;
}

const SCOPE = /@scope \(([^()]+)\) \{/g;

/** `@scope (X) { .a {} }` is `:where(X) { .a {} }`: a scope adds nothing to the weight of what stands in it. */
export const withoutScopes = (css: string): string =>
  css.replace(SCOPE, ':where($1) {').replace(/:scope(?![\w-])/g, '&');

export const scopes = (): ScopePlugin => ({
  name: 'scopes',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(?:\?|$)/.test(id) && code.includes('@scope') ? { code: withoutScopes(code), map: undefined } : undefined,
  generateBundle(_options, bundle) {
    for (const { fileName, source } of Object.values(bundle))
      if (fileName.endsWith('.css') && isTooNew(String(source)))
        throw new Error(`${fileName} has a scope or nested rules, which phones of 2023 do not know`);
  },
});

/** Scopes, and selectors that begin with their parent. */
export const isTooNew = (css: string): boolean => /@scope|[{};,\s]&/.test(css);

/** Browsers of 2023: they know containers and `color-mix`, but neither nesting nor scopes. */
export const OLDEST = ['chrome111', 'safari16.4', 'firefox113'];
