import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the settings screens, by key (R-SHELL-APP-05). */
const SETTINGS_STRINGS = {
  'settings.title': 'Settings',
  'settings.sections': 'Settings',
  'settings.general': 'General',
  'settings.theme': 'Theme',
  'settings.languages': 'Languages',
  'settings.commerce': 'Commerce',
  'settings.code': 'Code',
  'settings.email': 'Email',
  'settings.account': 'Your account',
  'settings.siteTitleMissing': 'Enter a title.',
  'settings.descriptionHelp': 'Shown in search results and link previews.',
  'settings.languageHelp': 'The language of your site. Also sets how prices and dates are formatted.',
  'settings.namesFailed': 'Unable to load names',
  'settings.timeZoneFailed': 'Failed to load the timezone',
  'settings.contactEmailHelp': 'Receives notifications about orders. Replies from customers go here.',
  'settings.contactEmailInvalid': 'Enter an email such as hello@example.com.',
  'settings.baseUrlInvalid': 'Enter a URL such as https://example.com.',
  'settings.site': 'Site',
  'settings.brand': 'Logo and images',
  'settings.logoHelp': 'Replaces the site title in the header of most themes.',
  'settings.footerNoteHelp': 'Such as “© 2027 Olaria”. Replaces that of the theme.',
  'settings.iconHelp': 'A square image for browser tabs and bookmarks.',
  'settings.socialImageHelp': 'Shown when someone shares a page that has no image of its own.',
  'settings.addressHelp': 'Shown in the footer of most themes.',
  'settings.region': 'Language & region',
  'settings.visitors': 'Visitors',
  'settings.selling': 'Selling',
  'settings.currencyHelp': 'All prices are in this currency.',
  'settings.noPayments':
    'No payment provider is set up: customers cannot order. To try the checkout, start the server with --test-payments.',
  'settings.testPayments': 'Payments are in test mode: customers can order, but no money moves.',
  'settings.noShipping':
    'No shipping is set up: orders ship for free, to every country. To ship for free on purpose, add an option that costs 0.',
  'settings.cartStyle.page': 'Page',
  'settings.cartStyle.panel': 'Side panel',
  'settings.restockRequests': 'Back-in-stock requests',
  'installments.help':
    'Enter the limits of your account. Product pages and the cart show nothing until country, minimum and maximum are set.',
  'settings.amountInvalid': 'Enter an amount such as 20.00.',
  'settings.nameMissing': 'Enter a name.',
  'settings.edit': 'Edit “{field}”',
  'settings.linkInvalid': 'Enter a URL such as https://example.com or /shop.',
  'settings.readOnly': 'Your role can view settings but not change them.',

  'shipping.title': 'Shipping',
  'shipping.help':
    'Customers select one of these options at checkout. The cost applies once per order, in every country.',
  'shipping.add': 'Add shipping option',
  'shipping.new': 'Shipping',
  'shipping.nameHelp': 'Customers see it, such as “Tracked post, 2 to 5 days”.',
  'shipping.free': 'Free',
  'shipping.minimumHelp': 'The subtotal that an order needs at least. Leave empty for none.',

  'tax.title': 'Taxes',
  'tax.help':
    'Every tax that matches the shipping address applies. Ask your tax adviser which ones you need.',
  'tax.add': 'Add tax',
  'tax.new': 'Tax',
  'tax.nameHelp': 'Customers see it, such as “VAT”.',
  'tax.rate': '{rate} %',
  'tax.rateInvalid': 'Enter a percentage from 0 to 100, such as 23 or 9.975.',
  'tax.everywhere': 'All countries',
  'tax.countryHelp':
    'Without a country, the tax also applies to orders that are not shipped, such as downloads.',
  'tax.regionHelp': 'As customers enter it, such as “Quebec”. Leave empty for the whole country.',

  'address.help': 'Select a suggestion to fill in the whole address.',
  'address.keepTyping': 'Keep typing to see suggestions.',
  'address.fill': 'Fill in address',

  'languages.title': 'Languages',
  'languages.help':
    'Your site is published in each of these languages. Whatever has no translation is shown in the primary language.',
  'languages.isPrimary': 'Primary',
  'languages.published': 'Published',
  'languages.publish': 'Publish {name}',
  'languages.remove': 'Remove {name}',
  'languages.add': 'Add {name}',
  'languages.addLabel': 'Add a language',
  'languages.addHelp': 'Translations are files in the folder “translations” of your site.',
  'languages.primary': 'Primary language',
  'languages.primaryHelp': 'The language that your pages and products are written in.',

  'announcement.linkHelp': 'Opens when the announcement is clicked. Leave empty for no link.',

  'code.styles': 'Styles',
  'code.cssHelp': 'Added after the styles of your theme.',
  'code.injectionHelp':
    'HTML for every page except the checkout and orders, such as the script of an analytics service. Only add code that you trust.',
  'code.headerHelp': 'Added at the end of <head>.',
  'code.footerHelp': 'Added before </body>.',
  'code.readOnly': 'Your role can view code but not change it.',

  'social.placeholder': 'https://',
  'social.invalid': 'Enter a URL such as https://example.com.',

  'lockScreen.imageHelp': 'An image behind the form.',
  'lockScreen.logoHelp': 'Leads to the home page. The header of most themes has one as well.',

  'popup.textHelp': 'You can use Markdown. Images and forms of a popup are set in site.json.',
  'popup.buttonHelp': 'Leave empty for no button.',
  'popup.TOP_LEFT': 'Top left',
  'popup.TOP_CENTER': 'Top center',
  'popup.TOP_RIGHT': 'Top right',
  'popup.CENTER_LEFT': 'Center left',
  'popup.CENTER': 'Center',
  'popup.CENTER_RIGHT': 'Center right',
  'popup.BOTTOM_LEFT': 'Bottom left',
  'popup.BOTTOM_CENTER': 'Bottom center',
  'popup.BOTTOM_RIGHT': 'Bottom right',
  'popup.versionHelp': 'Increase it to show the popup to everyone again.',

  'currency.title': 'Change the currency to {currency}?',
  'currency.other': 'Some prices are not in {currency}. They can’t be published or sold.',
  'currency.correct': 'Change prices',
  'currency.correctTitle': 'Change all prices to {currency}?',
  'currency.text':
    'All prices, shipping costs and the minimum order change with it. Orders keep their currency.',
  'currency.prices': 'Prices',
  'currency.keep': 'Keep the numbers',
  'currency.convert': 'Convert at a rate',
  'currency.rate': '1 {from} is',
  'currency.rateMissing': 'Enter a rate such as 0.85.',
  'currency.too-low': 'A price would become 0',
  'currency.too-high': 'A price would become too high',
  'currency.example': '{before} becomes {after}.',
  'currency.change': 'Change currency',
  'currency.label': 'Change the currency to {currency}',
  'currency.done': 'All prices are in {currency} now. Publish to change your site.',

  'emails.more': 'Load older emails',
  'emails.empty': 'No emails yet',
  'emails.emptyText': 'Order confirmations, form notifications, and back-in-stock alerts appear here.',
  'emails.pending': 'Pending',
  'emails.sent': 'Sent',
  'emails.notSentYet': 'Not sent yet',
  'emails.notSent': 'Not sent',
  'emails.to': 'To {to}',
  'emails.intro': 'Emails of the last 90 days.',
  'emails.noProvider':
    'No email provider is set up: emails are not sent. Those of the last three days are sent once the server has one.',
  'emails.howTo':
    'Set the environment variables MAIL_URL (the endpoint of the provider) and MAIL_FROM (the sender) of the server, and restart it. See “Emails” in docs/cli.md#serve.',

  'account.password': 'Password',
  'account.email': 'Signed in as',
  'account.none':
    'You signed in with a link and have no password yet. Set a password to sign in without a link.',
  'account.current': 'Current password',
  'account.new': 'New password',
  'account.newHelp': 'At least 8 characters.',
  'account.tooShort': 'Enter at least 8 characters.',
  'account.currentMissing': 'Enter your current password.',
  'account.set': 'Set password',
  'account.change': 'Change password',
  'account.changed': 'Password changed. Other devices must sign in again.',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...SETTINGS_STRINGS });
