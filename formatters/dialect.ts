/**
 * The two public implementations of the language differ in a few places: the one that publishes sites and the one that
 * browsers run. This table is the only place that knows; whoever behaves differently reads a column of it.
 */
export interface Dialect {
  readonly name: DialectName;
  /** The `.or` part of a false `.section` runs after the section's frame is gone. */
  readonly sectionAlternateOutside: boolean;
  /** A block opened inside `.alternates with` stays there instead of moving into the loop body. */
  readonly alternatesKeepBlocks: boolean;
  /** `.var`, `.ctx`, `.inject`, `.macro` and `.repeated section` take any run of white space where one space is asked. */
  readonly looseWhiteSpace: boolean;
  /** A missing partial gives MISSING instead of `''`. */
  readonly missingPartialIsMissing: boolean;
  /** A refused `apply` does not count back: each refusal leaves one level less. */
  readonly refusedDepthLeaks: boolean;
  /** In a printed array null is `null` and nested arrays and objects are nothing. */
  readonly arraysPrintScalarsOnly: boolean;
  /** `money-format`, `moneyFormat`, `money-string` and `i18n-money-format` format. */
  readonly legacyMoneyFormats: boolean;
  /** Formatters that are registered but have no implementation say so (an `engine` error). */
  readonly stubsReport: boolean;
  /** `cart-subtotal` prints markup instead of a deprecation text. */
  readonly cartSubtotalPrints: boolean;
  /** Month and weekday names of `date` follow the locale. */
  readonly dateNamesFollowLocale: boolean;
  /** `date` prints a directive it does not know. */
  readonly dateKeepsUnknownDirectives: boolean;
  /** `url-encode` is form encoding: space is `+`. */
  readonly urlEncodeIsFormEncoding: boolean;
  /** `json-pretty` spaces brackets and keeps arrays on one line. */
  readonly jsonPrettySpacesBrackets: boolean;
  /** `image` escapes its alternative text once, not twice. */
  readonly imageAltEscapedOnce: boolean;
  /** Products of type paywall (5) are treated like digital ones; the reference knows no such type. */
  readonly paywallIsDigital: boolean;
  /** A scarcity notice without attributes is hidden unless `scarcityShownByDefault`. */
  readonly scarcityObeysShownByDefault: boolean;
  /** Money in a currency that the product does not support is printed with two digits and its code. */
  readonly foreignCurrencyByCode: boolean;
}

export type DialectName = 'platform' | 'browser';

export const DIALECTS: Readonly<Record<DialectName, Dialect>> = {
  platform: dialect('platform', true),
  browser: dialect('browser', false),
};

function dialect(name: DialectName, isPlatform: boolean): Dialect {
  return {
    name,
    sectionAlternateOutside: isPlatform,
    alternatesKeepBlocks: isPlatform,
    looseWhiteSpace: isPlatform,
    missingPartialIsMissing: isPlatform,
    refusedDepthLeaks: !isPlatform,
    arraysPrintScalarsOnly: isPlatform,
    legacyMoneyFormats: isPlatform,
    stubsReport: isPlatform,
    cartSubtotalPrints: isPlatform,
    dateNamesFollowLocale: isPlatform,
    dateKeepsUnknownDirectives: isPlatform,
    urlEncodeIsFormEncoding: isPlatform,
    jsonPrettySpacesBrackets: isPlatform,
    imageAltEscapedOnce: isPlatform,
    paywallIsDigital: isPlatform,
    scarcityObeysShownByDefault: isPlatform,
    foreignCurrencyByCode: isPlatform,
  };
}
