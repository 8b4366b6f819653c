import { asString, type JsonObject, member } from '../../../../formatters/index.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { builtInTemplate } from '../../templates/templates.ts';
import type { PageScan } from '../page-scan.ts';
import { canBeBought, choiceName, offeredVariants, productTypeOf } from './offered-variants.ts';
import type { ProductPage, ProductServices } from './product-services.ts';

interface RestockFormOptions {
  readonly scan: PageScan;
  readonly page: ProductPage;
  readonly services: ProductServices;
}

/**
 * Renders the back-in-stock form for browsers without script: where the theme prints the one for the runtime, and for the
 * variants that are sold out at build time. Empty when there is none, and when a captcha is required, since that needs script.
 */
export function restockForm(item: JsonObject, { scan, page, services }: RestockFormOptions): string {
  const id = asString(item.id);
  const website = member(page.root, 'website');
  const pending = goneVariants(item, scan);
  if (pending.length === 0 || member(member(website, 'captchaSettings'), 'siteKey')) return '';
  const context = member(services.merchandising([id]), id);
  const messages = member(context, 'restockNotificationMessages');
  const text = (name: string) => asString(member(messages, name));
  const data = {
    ...page.root,
    waitUrl: API.restockSignUp,
    waitProductId: id,
    waitLanguage: member(website, 'language'),
    isOne: pending.length === 1,
    variants: pending.map((variant) => ({
      variantId: variant.id ?? '',
      variantSku: variant.sku ?? '',
      choice: choiceName(variant),
    })),
    callToAction: text('CTAText'),
    chooseLabel: services.strings.productChooseText ?? 'Select',
    emailLabel: text('placeholderText') || 'Email address',
    buttonLabel: text('buttonText') || 'Notify me',
    isMailing: member(context, 'mailingListSignUpEnabled'),
    isJoined: member(context, 'mailingListOptInByDefault'),
    mailingLabel: text('mailingListDescription'),
  };
  return services.templates.render(WAIT_FORM, data, page.injects);
}

function goneVariants(item: JsonObject, { marked }: PageScan): readonly JsonObject[] {
  const shown = marked
    .filter(({ classes }) => classes.includes('product-restock-notification'))
    .filter(({ attributes }) => attributes.get('data-product-id')?.value === asString(item.id))
    .map(({ attributes }) => attributes.get('data-variant-id')?.value);
  return offeredVariants(item).filter(
    (variant) => !canBeBought(variant, productTypeOf(item)) && shown.includes(asString(variant.id)),
  );
}

const WAIT_FORM = builtInTemplate(
  'built-in/wait-form',
  `<noscript><form class="quoin-restock-form" method="post" action="{waitUrl|htmltag}">
<input type="hidden" name="productId" value="{waitProductId|htmltag}">{.if waitLanguage}<input type="hidden" name="language" value="{waitLanguage|htmltag}">{.end}
{.if isOne}{.repeated section variants}<input type="hidden" name="variantId" value="{variantId|htmltag}">{.if choice}<p class="quoin-restock-choice">{choice|htmltag}</p>{.end}{.end}{.or}<label>{chooseLabel|htmltag} <select name="variantId">{.repeated section variants}<option value="{variantId|htmltag}">{.if choice}{choice|htmltag}{.or}{variantSku|htmltag}{.end}</option>{.end}</select></label>{.end}
{.if callToAction}<p class="quoin-restock-text">{callToAction|htmltag}</p>{.end}
<label>{emailLabel|htmltag} <input name="email" type="email" autocomplete="email" required></label>
{.if isMailing}<label class="quoin-restock-mailing"><input type="checkbox" name="isJoinMailingList"{.if isJoined} checked{.end}> {mailingLabel|htmltag}</label>
{.end}<button>{buttonLabel|htmltag}</button>
</form></noscript>`,
);
