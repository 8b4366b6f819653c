import type { JsonObject } from '../../../../formatters/index.ts';
import type { PageInjects, Templates } from '../../templates/templates.ts';

/** Services for the buttons of a site's products. */
export interface ProductServices {
  readonly templates: Templates;
  readonly strings: Readonly<Record<string, string>>;
  readonly isExpress: boolean;
  /** Whether a template, or a partial that it may apply, has a quantity field. */
  needsQuantity(template: string): boolean;
  /** Formats minor units as plain text. */
  money(minorUnits: number): string;
  readonly restockSuccessText: string | undefined;
  item(id: string): JsonObject | undefined;
  /** Stock data by item id. A page only has that of its own products, not of its blocks'. */
  merchandising(itemIds: readonly string[]): JsonObject;
  /** Returns a product's form as template data; `idPrefix` makes its ids unique. */
  formData(form: JsonObject, idPrefix: string): JsonObject;
}

export interface ProductPage {
  readonly kind: 'page' | 'list' | 'item' | 'other';
  /** Item that the page shows. */
  readonly itemId: string | undefined;
  /** Name of the main content's template. */
  readonly template: string;
  /** Data that templates of the page see. */
  readonly root: JsonObject;
  readonly injects: PageInjects;
}
