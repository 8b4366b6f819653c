import type { Asset } from './documents/asset.ts';
import type { Collection } from './documents/collection.ts';
import type { Form } from './documents/form.ts';
import type { Item } from './documents/item.ts';
import type { Navigation } from './documents/navigation.ts';
import type { Page } from './documents/page.ts';
import type { Settings } from './documents/settings.ts';
import type { Taxon } from './documents/taxon.ts';
import type { Id } from './fields/id.ts';

/** A document of the site: its body, its id, and the file it came from. */
export type Sited<Body> = Body & { readonly id: Id; readonly file: string };

/** A whole site, checked: every id it mentions exists. Serialisable. */
export interface Site {
  readonly settings: Sited<Settings>;
  readonly pages: readonly Sited<Page>[];
  readonly collections: readonly Sited<Collection>[];
  readonly items: readonly SitedItem[];
  readonly taxons: readonly Sited<Taxon>[];
  readonly forms: readonly Sited<Form>[];
  readonly navigations: readonly Sited<Navigation>[];
  readonly assets: readonly SitedAsset[];
  /** The files of `assets/`, described by a document or not. */
  readonly files: readonly FileRef[];
}

/** `markdown` is the long text, from the `.md` beside the document or from the body. */
export type SitedItem = Sited<Item> & { readonly markdown: string };

/** `path` is the file below the site's folder, when it is there. */
export type SitedAsset = Sited<Asset> & { readonly path: string | undefined };

/** A file that is copied as it is; `path` is relative to the folder that it was read from. */
export interface FileRef {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}
