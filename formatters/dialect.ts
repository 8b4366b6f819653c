/**
 * The differences between the two public implementations of the language: the one that publishes sites and the one
 * that runs in browsers. All dialect-specific behavior is controlled by this table.
 */
export interface Dialect {
  readonly name: DialectName;
  /** The `.or` part of a false `.section` runs after the section's frame is popped. */
  readonly sectionAlternateOutside: boolean;
  /** A block opened inside `.alternates with` stays there instead of moving into the loop body. */
  readonly alternatesKeepBlocks: boolean;
  /** `.var`, `.ctx`, `.inject`, `.macro` and `.repeated section` accept any run of white space instead of one space. */
  readonly looseWhitespace: boolean;
  /** A missing partial gives MISSING instead of `''`. */
  readonly missingPartialIsMissing: boolean;
  /** A rejected `apply` does not decrement the depth: each rejection leaves one level less. */
  readonly rejectedDepthLeaks: boolean;
  /** Printed arrays contain `null` for null and nothing for nested arrays and objects. */
  readonly arraysPrintScalarsOnly: boolean;
  /** `money-format`, `moneyFormat`, `money-string` and `i18n-money-format` are implemented. */
  readonly legacyMoneyFormats: boolean;
  /** Registered formatters without an implementation report an `engine` error. */
  readonly stubsReport: boolean;
  /** `cart-subtotal` prints markup instead of a deprecation text. */
  readonly cartSubtotalPrints: boolean;
  /** `cart-quantity` reports an entry without a quantity and prints nothing; otherwise the entry counts as 0. */
  readonly cartQuantityNeedsQuantities: boolean;
  /** `product-price` of a product without a price prints an empty element; otherwise the price counts as 0. */
  readonly missingPriceIsEmpty: boolean;
  /**
   * Formatters of numbers take text as a number only as a whole, and other values that are no numbers as 0; `cycle`,
   * `mod` and `pluralize` calculate with integers.
   */
  readonly numbersAreStrict: boolean;
  /** `timesince` accepts numbers only and needs no locale. */
  readonly timesinceNeedsNumber: boolean;
  /** `datetime-interval` without an end returns its value instead of `''`. */
  readonly intervalNeedsEnd: boolean;
  /** `width` and `height` print a message for values without a size. */
  readonly sizesReportInvalid: boolean;
  /** `truncate` applies limits of 0, and prints nothing for negative ones; otherwise both leave the value unchanged. */
  readonly truncateAppliesAnyLimit: boolean;
  /** An index in a reference reads elements of arrays only, not members of objects. */
  readonly indexesReadArraysOnly: boolean;
  /** In expressions, a missing operand of `+` adds nothing and one of a division is `NaN`; otherwise it is null. */
  readonly missingOperandsAreNotNull: boolean;
  /** A failing `.eval` keeps its assignments, and prints what is left of a `+` without an operand. */
  readonly failedEvalKeepsAssignments: boolean;
  /** A partial with an excess `.end`, an unknown formatter or predicate is rendered without it; otherwise it is empty. */
  readonly partialsTolerateErrors: boolean;
  /** Month and weekday names of `date` follow the locale. */
  readonly dateNamesFollowLocale: boolean;
  /** `date` prints unknown directives. */
  readonly dateKeepsUnknownDirectives: boolean;
  /** `url-encode` uses form encoding: space becomes `+`. */
  readonly urlEncodeIsFormEncoding: boolean;
  /** `json-pretty` spaces brackets and keeps arrays on one line. */
  readonly jsonPrettySpacesBrackets: boolean;
  /** Formatters that print markup escape all data in it; otherwise some print ids, URLs and localized texts as they are. */
  readonly fragmentsEscapeData: boolean;
  /** `image` escapes its alternative text once, not twice. */
  readonly imageAltEscapedOnce: boolean;
  /** Products of type paywall (5) are treated like digital ones; the reference does not support the type. */
  readonly paywallIsDigital: boolean;
  /** A scarcity notice without attributes is hidden unless `scarcityShownByDefault`. */
  readonly scarcityObeysShownByDefault: boolean;
  /** Money in an unsupported currency is printed with two decimals and the currency code. */
  readonly unsupportedCurrencyByCode: boolean;
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
    looseWhitespace: isPlatform,
    missingPartialIsMissing: isPlatform,
    rejectedDepthLeaks: !isPlatform,
    arraysPrintScalarsOnly: isPlatform,
    legacyMoneyFormats: isPlatform,
    stubsReport: isPlatform,
    cartSubtotalPrints: isPlatform,
    cartQuantityNeedsQuantities: isPlatform,
    missingPriceIsEmpty: isPlatform,
    numbersAreStrict: isPlatform,
    timesinceNeedsNumber: isPlatform,
    intervalNeedsEnd: isPlatform,
    sizesReportInvalid: isPlatform,
    truncateAppliesAnyLimit: isPlatform,
    indexesReadArraysOnly: isPlatform,
    missingOperandsAreNotNull: isPlatform,
    failedEvalKeepsAssignments: isPlatform,
    partialsTolerateErrors: isPlatform,
    dateNamesFollowLocale: isPlatform,
    dateKeepsUnknownDirectives: isPlatform,
    urlEncodeIsFormEncoding: isPlatform,
    jsonPrettySpacesBrackets: isPlatform,
    fragmentsEscapeData: isPlatform,
    imageAltEscapedOnce: isPlatform,
    paywallIsDigital: isPlatform,
    scarcityObeysShownByDefault: isPlatform,
    unsupportedCurrencyByCode: isPlatform,
  };
}
