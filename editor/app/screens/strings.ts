import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the screens for cover pages, lock screen and popup, by key (R-SHELL-APP-05). */
const SCREENS_STRINGS = {
  'screens.covers': 'Cover pages',
  'screens.coversText':
    'Pages of their own, without the header and footer of the site: for a launch, a campaign, or as a home page.',
  'screens.noCoverLayout':
    'This theme has no layout for cover pages: they have the header and footer of other pages.',
  'screens.addCover': 'Add cover page',
  'screens.newCover': 'New cover page',
  'screens.coverTitle': 'Title',
  'screens.coverTitleMissing': 'Enter a title.',
  'screens.createCover': 'Create cover page',
  'screens.lock': 'Lock screen',
  'screens.lockText': 'Asks for the password of protected pages.',
  'screens.lockCount': {
    one: '{count} page or collection has a password.',
    other: '{count} pages or collections have a password.',
  },
  'screens.lockUnused': 'No page has a password. Set one in the settings of a page.',
  'screens.lockContent': 'Texts and images',
  'screens.editLock': 'Edit lock screen',
  'screens.accounts': 'Sign-in and paywall pages',
  'screens.accountsText':
    'Visitors see them in place of pages for members and customers, in your theme. Choose who can see a page in its settings.',
  'screens.signIn': 'Sign-in page',
  'screens.signInText': 'Visitors sign in or create an account.',
  'screens.paywall': 'Paywall page',
  'screens.paywallText': 'Shows the products that open the page, and lets customers sign in.',
  'screens.accountsCount': {
    one: 'Used by {count} page or collection.',
    other: 'Used by {count} pages or collections.',
  },
  'screens.accountsUnused': 'Not used yet.',
  'screens.popupText': 'A message above your pages.',
  'screens.editPopup': 'Edit popup',
  'screens.on': 'On',
  'screens.off': 'Off',
  'screens.preview': 'Preview',
  'screens.noPreview': 'Nothing to preview. Turn the popup on, and add a title, a text or a button.',
  'screens.readOnly': 'Your role can view this but not change it.',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...SCREENS_STRINGS });
