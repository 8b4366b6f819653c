import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Words by which the command palette finds the settings besides their titles: the fields, and other names for them. */
const SEARCH_STRINGS = {
  'search.general': 'site settings',
  'search.theme': 'template, design, change theme',
  'search.languages': 'translations, multilingual, localization',
  'search.commerce': 'store, shop, checkout, payments',
  'search.code': 'developer, custom code',
  'search.email': 'sent emails, notifications, order confirmations, outbox',
  'search.account': 'password, sign in, profile',

  'search.site': 'site title, name, tagline, description, contact email, site URL, domain',
  'search.brand': 'logo, favicon, browser icon, social sharing image',
  'search.address': 'location, street, city, country',
  'search.social': 'social media, profiles, Instagram, Facebook, TikTok, YouTube',
  'search.region': 'time zone, date format, number format, locale',
  'search.visitors': 'analytics, statistics, cookies, cookie banner, privacy, GDPR',
  'search.announcement': 'banner, message at the top of every page',
  'search.popup': 'overlay, newsletter, promotion, discount',
  'search.selling': 'currency, express checkout, cart, prices',
  'search.shipping': 'shipping options, delivery, postage, rates, minimum order',
  'search.tax': 'VAT, GST, sales tax, tax rate, prices include tax',
  'search.installments': 'Afterpay, Clearpay, pay later',
  'search.restock': 'back-in-stock alerts, sold out, waitlist, notify me',
  'search.styles': 'custom CSS, style sheet',
  'search.injection': 'scripts, tracking, header code, footer code, HTML, Google Analytics, pixel',
} as const;

export const searchText = createTranslator(SEARCH_STRINGS);
