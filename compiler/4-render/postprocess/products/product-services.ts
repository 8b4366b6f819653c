import type { JsonObject } from '../../../../formatters/index.ts';
import type { PageInjects, Templates } from '../../templates/templates.ts';

/** What of a site its products' buttons depend on. */
export interface ProductServices {
  readonly templates: Templates;
  readonly strings: Readonly<Record<string, string>>;
  readonly isExpress: boolean;
  /** Whether a template, or a partial that it may apply, has the field for how many. */
  needsQuantity(template: string): boolean;
  readonly restockSuccessText: string | undefined;
  item(id: string): JsonObject | undefined;
  /** What items say of their stock, by their ids: a page has only that of its own products, not of its blocks'. */
  merchandising(itemIds: readonly string[]): JsonObject;
  /** A product's form in the shape of its template; `idPrefix` keeps its ids apart. */
  formData(form: JsonObject, idPrefix: string): JsonObject;
}

export interface ProductPage {
  readonly kind: 'page' | 'list' | 'item' | 'other';
  /** The item that the page is about. */
  readonly itemId: string | undefined;
  /** The name of what draws its main content. */
  readonly template: string;
  /** What templates of the page see. */
  readonly root: JsonObject;
  readonly injects: PageInjects;
}
