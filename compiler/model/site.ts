import type { Asset } from './documents/asset.ts';
import type { BlockField } from './documents/block-field.ts';
import type { Collection } from './documents/collection.ts';
import type { Form } from './documents/form.ts';
import type { Item } from './documents/item.ts';
import type { Language } from './documents/language.ts';
import type { MailingList } from './documents/mailing-list.ts';
import type { Navigation } from './documents/navigation.ts';
import type { Page } from './documents/page.ts';
import type { Settings } from './documents/settings.ts';
import type { Taxon } from './documents/taxon.ts';
import type { Id } from './fields/id.ts';
import type { SiteData } from './site-data.ts';

/** A document of the site: its body, id and file. */
export type Sited<Body> = Body & { readonly id: Id; readonly file: string };

/** A validated site: every referenced id exists. Serializable. */
export interface Site {
  readonly settings: Sited<Settings>;
  readonly pages: readonly Sited<Page>[];
  readonly collections: readonly Sited<Collection>[];
  readonly items: readonly SitedItem[];
  readonly taxons: readonly Sited<Taxon>[];
  readonly forms: readonly Sited<Form>[];
  readonly mailingLists: readonly Sited<MailingList>[];
  readonly navigations: readonly Sited<Navigation>[];
  readonly blockFields: readonly Sited<BlockField>[];
  readonly assets: readonly SitedAsset[];
  /** Files in `assets/`, with or without a document. */
  readonly files: readonly FileRef[];
  /** The files in `data/`. */
  readonly data: SiteData;
}

/** A site whose documents have the texts of another language, where there are translations. Ids and the order are the same. */
export interface TranslatedSite {
  readonly language: Language;
  /** `website.language` is the code of the language. A translated document has the file of its translation. */
  readonly site: Site;
}

/** `markdown` is the long text, from the `.md` file next to the document or from the body. */
export type SitedItem = Sited<Item> & { readonly markdown: string };

/** `path` is relative to the site folder; undefined when the file does not exist. */
export type SitedAsset = Sited<Asset> & { readonly path: string | undefined };

/** A file that is copied unchanged; `path` is relative to its source folder. */
export interface FileRef {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}
