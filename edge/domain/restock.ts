import { type CatalogProduct, type EdgeData, ownValue } from '../../compiler/model/index.ts';
import type {
  EditorRestockGroupsResponse,
  RestockList,
  RestockSendRequest,
  RestockSort,
} from '../../formatters/vocabulary/api/restock.ts';
import { orderedAttributes } from '../../formatters/vocabulary/rules/ordered-attributes.ts';
import type { ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';
import { productInLanguage } from './data-in-language.ts';
import type { OutboxMessage, OutboxQuery } from './email.ts';
import type { MeasuredObject } from './metrics.ts';
import type { MovableObject } from './move.ts';
import { serverTexts } from './server-texts.ts';

/** A visitor's request for a back-in-stock email. */
export interface SignUpRequest {
  readonly productId: string;
  readonly variantId: string;
  /** A valid address. */
  readonly email: string;
  /** Id of the signed-in customer. */
  readonly memberId?: string;
  readonly isJoinMailingList: boolean;
  readonly language?: string;
  /** Origin of the visited page, `https://olaria.example`, for links in the email. */
  readonly origin: string;
  /** Empty when unknown; the limit per address then does not apply. */
  readonly clientAddress: string;
}

export interface RestockRequestsQuery extends Partial<RestockSendRequest> {
  /** Limits the result to requests that this customer made while signed in. */
  readonly memberId?: string;
  readonly cursor?: string;
}

export interface RestockGroupsQuery {
  readonly productId?: string;
  /** Omits variants whose requests have all been notified. */
  readonly isOpen?: boolean;
  readonly cursor?: string;
}

/** A page of groups, sorted; absent `productIds`: of all products. */
export interface RestockGroupPageQuery {
  readonly productIds?: readonly string[];
  readonly sort: RestockSort;
  readonly isAscending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** What an email about a variant contains. */
export interface RestockTexts {
  readonly title: string;
  /** Path on the site, or an absolute URL. */
  readonly url: string;
  readonly siteTitle: string;
  /** Patterns of the email; default: in English. */
  readonly texts?: Pick<ServerTexts, 'emailRestock' | 'emailRestockLink' | 'emailRestockSubject'>;
}

/** A variant that is available again, with the texts of the email. */
export interface RestockedVariant extends RestockSendRequest, RestockTexts {
  /** The texts in other languages than the primary one, by code; absent for a site in a single language. */
  readonly inLanguages?: Readonly<Record<string, RestockTexts>>;
}

/** RPC interface of `RestockDO`: the back-in-stock requests of one site. */
export interface RestockObject extends MeasuredObject, MovableObject {
  /** Returns the seconds to wait if an address exceeds its limit or the variant has too many requests. */
  signUp(request: SignUpRequest): Promise<number | undefined>;
  signUps(query: RestockRequestsQuery): RestockList;
  groups(query?: RestockGroupsQuery): RestockList;
  groupPage(query: RestockGroupPageQuery): EditorRestockGroupsResponse;
  /** Queues an email for each open request for these variants, in one transaction; returns their number. */
  send(variants: readonly RestockedVariant[]): Promise<number>;
  /** Sends emails for variants that are available again, if the site does so automatically; returns their number. */
  handleRestock(siteId: string, items: readonly RestockSendRequest[]): Promise<number>;
  listOutbox(query: OutboxQuery): readonly OutboxMessage[];
}

/** Describes a variant, `Tide plate (Blue, Large)`; undefined when the release does not contain it. */
export function restockedVariant(
  data: EdgeData,
  { productId, variantId }: RestockSendRequest,
): RestockedVariant | undefined {
  const product = ownValue(data.products, productId);
  const texts = product && restockTexts(data, product, variantId);
  if (product === undefined || texts === undefined) return undefined;
  const codes = Object.entries(data.translations ?? {});
  const inLanguages = codes.map(([code, { title, texts: own }]) => {
    const website = { ...data.website, ...(title !== undefined && { title }) };
    const translated = { website, ...(own !== undefined && { texts: own }) };
    return [code, restockTexts(translated, productInLanguage(data, code, product), variantId) ?? texts];
  });
  return {
    productId,
    variantId,
    ...texts,
    ...(codes.length > 0 && { inLanguages: Object.fromEntries(inLanguages) }),
  };
}

function restockTexts(
  { website, texts }: Pick<EdgeData, 'website' | 'texts'>,
  { title, url, optionNames, variants }: CatalogProduct,
  variantId: string,
): RestockTexts | undefined {
  const variant = variants.find(({ id }) => id === variantId);
  if (variant === undefined) return undefined;
  const values = Object.values(orderedAttributes(variant.attributes, optionNames)).join(', ');
  const base = website.baseUrl?.replace(/\/$/, '') ?? '';
  return {
    title: values === '' ? title : `${title} (${values})`,
    url: `${base}${url}`,
    siteTitle: website.title,
    ...(texts !== undefined && { texts: emailPatterns(serverTexts({ texts })) }),
  };
}

function emailPatterns(texts: ServerTexts): NonNullable<RestockTexts['texts']> {
  const { emailRestock, emailRestockLink, emailRestockSubject } = texts;
  return { emailRestock, emailRestockLink, emailRestockSubject };
}
