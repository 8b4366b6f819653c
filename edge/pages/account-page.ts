import { type CatalogProduct, ownValue } from '../../compiler/model/index.ts';
import { fillMessage } from '../../formatters/vocabulary/rules/fill-message.ts';
import type { ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';
import type { Member } from '../domain/member.ts';
import { serverTexts } from '../domain/server-texts.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { findFile } from '../release/find-file.ts';
import { createMoneyFormat } from '../release/money-format.ts';
import {
  type AccountFormError,
  type AccountFormsOptions,
  accountForms,
  sendLinkForm,
  signInForm,
} from './account-forms.ts';
import { type Html, html, safeUrl } from './html.ts';
import { renderShell } from './shell.ts';

/** Who may see the page. */
export type Audience =
  | { readonly need: 'members' }
  | {
      readonly need: 'customers';
      readonly productIds: readonly string[];
      /** Signed in, but has bought none of the products. */
      readonly member?: Member;
    };

export interface AccountPage {
  readonly crumb: string;
  /** Site path with query to show afterwards. */
  readonly path: string;
  readonly error: AccountFormError | undefined;
}

/**
 * Shown in place of a page for members (page type 106) or customers (107), within the theme: visitors sign in, create an account, or
 * are led to the products. Works without scripts.
 */
export function accountPage(
  release: ActiveRelease,
  audience: Audience,
  page: AccountPage,
): Promise<Response> {
  const texts = serverTexts(release.data);
  const isForMembers = audience.need === 'members';
  const forms = { ...page, texts };
  const content = isForMembers
    ? html`<div class="quoin-lock-screen-intro"><h1>${texts.membersTitle}</h1>
<p>${texts.membersText}</p></div>
${accountForms(forms)}`
    : paywallMarkup(release, audience, forms);
  const markup = html`<div class="quoin-checkout-page"><div class="quoin-lock-screen">${content}</div></div>`;
  return renderShell(release, isForMembers ? 'access-denied' : 'paywall', markup, {
    status: page.error?.status ?? 403,
    // Screen readers announce the title of a new page first.
    title: page.error?.message ?? (isForMembers ? texts.membersTitle : texts.paywallTitle),
    headers: {
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...page.error?.headers,
    },
  });
}

function paywallMarkup(
  release: ActiveRelease,
  { productIds, member }: Extract<Audience, { need: 'customers' }>,
  forms: AccountFormsOptions,
): Html {
  const { texts } = forms;
  const products = soldProducts(release, productIds);
  const list = html`<ul class="quoin-paywall">${products.map((product) => productMarkup(release, product, texts))}</ul>`;
  return html`<div class="quoin-lock-screen-intro"><h1>${texts.paywallTitle}</h1>
<p>${textOf(products, texts)}</p></div>
${products.length > 0 && list}
<section class="quoin-paywall-account" aria-labelledby="quoin-paywall-account">
<h2 id="quoin-paywall-account">${texts.paywallBought}</h2>
${
  member === undefined
    ? html`<p>${texts.paywallBoughtText}</p>
${accountForms(forms)}`
    : memberMarkup(member, forms)
}
</section>`;
}

function textOf(products: readonly CatalogProduct[], texts: ServerTexts): string {
  const [first, second] = products;
  if (first === undefined) return texts.paywallTextNone;
  return second === undefined
    ? fillMessage(texts.paywallText, { product: first.title })
    : texts.paywallTextSeveral;
}

function memberMarkup({ email, isEmailProven }: Member, forms: AccountFormsOptions): Html {
  const { texts, error } = forms;
  const confirm = !isEmailProven && html`<p>${texts.paywallConfirm}</p>${sendLinkForm(forms, email)}`;
  return html`<p>${fillMessage(texts.accountSignedIn, { email })} ${texts.paywallNotBought}</p>
${confirm}<div class="quoin-account-others"><details class="quoin-account-more"${error?.form === 'signIn' && html` open`}><summary>${texts.paywallOtherAccount}</summary>
${signInForm(forms)}</details></div>`;
}

/** Those that every visitor can see: the title and price of a protected product stay secret. */
function soldProducts(
  { manifest, data }: ActiveRelease,
  productIds: readonly string[],
): readonly CatalogProduct[] {
  return [...new Set(productIds)].flatMap((id) => {
    const product = ownValue(data.products, id);
    const isPublic = product !== undefined && findFile(manifest, encodeURI(product.url)).kind === 'file';
    return isPublic ? [product] : [];
  });
}

/** The look of a button is that of an element within the link, because themes color links, but not their backgrounds. */
function productMarkup(release: ActiveRelease, product: CatalogProduct, texts: ServerTexts): Html {
  const { title, url } = product;
  const price = priceOf(release, product, texts);
  return html`<li><span class="quoin-paywall-title">${title}</span>${price !== undefined && html` <span class="quoin-paywall-price">${price}</span>`}
<a class="quoin-paywall-buy" href="${safeUrl(encodeURI(url))}"><span class="quoin-checkout-pay">${fillMessage(texts.paywallBuy, { product: title })}</span></a></li>`;
}

/** The lowest price, in the currency of the store. */
function priceOf(
  release: ActiveRelease,
  { variants }: CatalogProduct,
  texts: ServerTexts,
): string | undefined {
  const prices = variants.map(({ priceCents, salePriceCents, onSale }) =>
    onSale ? (salePriceCents ?? priceCents) : priceCents,
  );
  if (prices.length === 0) return undefined;
  const lowest = Math.min(...prices);
  const price = createMoneyFormat(release)(lowest);
  return prices.every((each) => each === lowest) ? price : fillMessage(texts.paywallPriceFrom, { price });
}
