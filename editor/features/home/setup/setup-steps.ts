import type { Action, Bodies } from '../../../../compiler/model/index.ts';
import type { PaymentMode } from '../../../../formatters/vocabulary/api/editor/documents.ts';
import { needsShipping, type ProductType } from '../../../../formatters/vocabulary/store/product-type.ts';
import { collectionsOf, documentsOf, SETTINGS_KEY } from '../../../core/model/documents.ts';
import { recordAt, textAt } from '../../../core/model/json-access.ts';
import { type ProductView, productsOf } from '../../../core/store/product.ts';
import { hasShippingOptions } from '../../../core/store/shipping.ts';

export type SetupStepId =
  | 'name'
  | 'logo'
  | 'design'
  | 'product'
  | 'contact'
  | 'email'
  | 'payment'
  | 'shipping'
  | 'publish';

/** One step from a new site to a site with visitors. */
export interface SetupStep {
  readonly id: SetupStepId;
  readonly isDone: boolean;
  /** Not counted: a site can do without it. */
  readonly isOptional: boolean;
}

export interface SetupState {
  readonly bodies: Bodies;
  readonly payments: PaymentMode;
  readonly sendsEmails: boolean;
  readonly isPublished: boolean;
  readonly may: (action: Action) => boolean;
  readonly mayPublish: boolean;
}

/** Returns the steps that the site needs and that the user may do, in order. */
export function setupSteps(state: SetupState): readonly SetupStep[] {
  const { bodies, payments, sendsEmails, isPublished, may, mayPublish } = state;
  const website = recordAt(bodies.get(SETTINGS_KEY), 'website');
  const hasStore = collectionsOf(bodies, 'products').length > 0;
  const hasForm = documentsOf(bodies, 'form').length > 0;
  const products = hasStore ? productsOf(bodies) : [];
  const step = (id: SetupStepId, isListed: boolean, isDone: boolean): readonly SetupStep[] =>
    isListed ? [{ id, isDone, isOptional: id === 'logo' }] : [];
  return [
    ...step('name', may('settings.write'), isNamed(bodies)),
    ...step('logo', may('settings.write'), textAt(website, 'logoImageId') !== ''),
    ...step('design', may('settings.write'), isDesigned(bodies)),
    ...step('product', hasStore && may('products.write'), !products.every(isSample)),
    ...step('contact', hasStore && may('settings.write'), textAt(website, 'contactEmail') !== ''),
    ...step('email', (hasStore || hasForm) && may('mail.read') && may('settings.write'), sendsEmails),
    ...step('payment', hasStore && may('commerce.write'), payments !== 'none'),
    ...step('shipping', products.some(isShipped) && may('commerce.write'), hasShippingOptions(bodies)),
    ...step('publish', mayPublish, isPublished),
  ];
}

/** What the starter of `quoin init` contains, for the owner to replace. */
export const SAMPLE = {
  tagline: 'Your tagline',
  productId: 'sample-product',
  productTitle: 'Sample product',
} as const;

/** The title when the name of the folder has none; other titles of `quoin init` may be the right ones. */
const UNNAMED = 'My site';

function isNamed(bodies: Bodies): boolean {
  const website = recordAt(bodies.get(SETTINGS_KEY), 'website');
  const title = textAt(website, 'siteTitle').trim();
  return title !== '' && title !== UNNAMED && textAt(website, 'siteTagLine') !== SAMPLE.tagline;
}

function isDesigned(bodies: Bodies): boolean {
  const design = recordAt(bodies.get(SETTINGS_KEY), 'design');
  return textAt(design, 'preset') !== '' || Object.keys(recordAt(design, 'tweaks')).length > 0;
}

/** A sample product with another title has become a product of the store. */
function isSample({ id, title }: ProductView): boolean {
  return id === SAMPLE.productId && title === SAMPLE.productTitle;
}

function isShipped({ productType }: ProductView): boolean {
  return needsShipping(productType as ProductType);
}
