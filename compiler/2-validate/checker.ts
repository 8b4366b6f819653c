import type { SiteSources } from '../1-read/read-site.ts';
import type { Collector } from '../diagnostics/collector.ts';
import { createSuggester } from '../diagnostics/suggest-name.ts';
import type { Site } from '../model/site.ts';
import { type SiteCode, siteDiagnostic } from '../model/site-diagnostic.ts';
import { createAssetHint } from './asset-hints.ts';
import { locationInSources } from './location-in-sources.ts';

export type Kind =
  | 'page'
  | 'collection'
  | 'item'
  | 'product'
  | 'asset'
  | 'form'
  | 'mailing list'
  | 'tag'
  | 'category';

export interface Found {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint?: string | undefined;
  /** Ids of the documents that the message refers to by title. */
  readonly ids?: readonly string[];
}

export interface Document {
  readonly file: string;
}

export interface NameOptions {
  readonly known: readonly string[];
  readonly code: SiteCode;
  readonly what: string;
  /** What happens without it. A site may be shown with a theme other than its own. */
  readonly instead: string;
}

/** Reports invalid values of documents with their locations. */
export interface Checker {
  report(code: SiteCode, file: string, found: Found): void;
  /** Checks one optional id in a field of the body. */
  id<Body extends Document>(kind: Kind, document: Body, field: keyof Body & string): void;
  ids<Body extends Document>(kind: Kind, document: Body, field: keyof Body & string): void;
  /** Checks one id at any path. */
  at(kind: Kind, file: string, reference: { readonly id: unknown; readonly path: Found['path'] }): void;
  name<Body extends Document>(document: Body, field: keyof Body & string, options: NameOptions): void;
}

export function createChecker(site: Site, sources: SiteSources, collector: Collector): Checker {
  let ids: ReturnType<typeof idsByKind> | undefined;
  const known = (kind: Kind) => {
    ids ??= idsByKind(site);
    return ids[kind];
  };
  const suggest = createSuggester();
  const assetHint = createAssetHint(sources);
  const report: Checker['report'] = (code, file, { path, message, hint, ids }) => {
    const location = locationInSources(sources, file, path);
    collector.add(
      siteDiagnostic(code, {
        message,
        ...(hint && { hint }),
        ...(location && { location }),
        ...(ids && { ids }),
      }),
    );
  };
  const at: Checker['at'] = (kind, file, { id, path }) => {
    if (typeof id !== 'string' || known(kind).has(id)) return;
    // Ids often start with their kind: "stoneware" means `tag-stoneware`.
    const withKind = `${kind}-${id}`;
    const close = known(kind).has(withKind) ? withKind : suggest(id, known(kind));
    const ofFile = kind === 'asset' ? assetHint(id) : undefined;
    // Usually the document was deleted in the dashboard.
    const isTag = kind === 'tag' || (kind === 'category' && path[1] === 'categories');
    const none = isTag ? 'it is left out' : `choose another ${kind}, or none`;
    const hint = ofFile ?? (close === undefined ? none : `did you mean "${close}"?`);
    report(isTag ? 'site/unknown-tag' : 'site/unknown-reference', file, {
      path,
      message: `There is no ${kind} "${id}"`,
      hint,
    });
  };
  return {
    report,
    at,
    id: (kind, document, field) => at(kind, document.file, { id: document[field], path: ['body', field] }),
    ids: (kind, document, field) => {
      const ids: unknown = document[field];
      if (!Array.isArray(ids)) return;
      for (const [index, id] of ids.entries()) at(kind, document.file, { id, path: ['body', field, index] });
    },
    name: (document, field, { known: names, code, what, instead }) => {
      const name: unknown = document[field];
      if (typeof name !== 'string' || names.includes(name)) return;
      const close = suggest(name, names);
      const list = names.length === 0 ? undefined : `it has ${names.join(', ')}`;
      report(code, document.file, {
        path: ['body', field],
        message: `The theme has no ${what} "${name}": ${instead}`,
        hint: close === undefined ? list : `did you mean "${close}"?`,
      });
    },
  };
}

function idsByKind(site: Site): Readonly<Record<Kind, ReadonlySet<string>>> {
  const idsOf = (documents: readonly { readonly id: string }[]) => new Set(documents.map(({ id }) => id));
  return {
    page: idsOf(site.pages),
    collection: idsOf(site.collections),
    item: idsOf(site.items),
    product: idsOf(site.items.filter(({ structuredContent }) => structuredContent !== undefined)),
    asset: idsOf(site.assets),
    form: idsOf(site.forms),
    'mailing list': idsOf(site.mailingLists),
    tag: idsOf(site.taxons.filter(({ type }) => type === 'tag')),
    category: idsOf(site.taxons.filter(({ type }) => type === 'category')),
  };
}
