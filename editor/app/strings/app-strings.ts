import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the frame around all screens, by key (R-SHELL-APP-05). */
const APP_STRINGS = {
  'app.skip': 'Skip to content',
  'app.loading': 'Loading dashboard',
  'app.storageUnavailable': 'This browser can’t store data. Keep this tab open until everything is saved.',
  'app.startFailed': 'Unable to open the dashboard',

  'nav.label': 'Dashboard',
  'nav.home': 'Home',
  'nav.store': 'Store',
  'nav.content': 'Content',
  'nav.assets': 'Assets',
  'nav.forms': 'Forms',
  'nav.releases': 'Releases',
  'nav.settings': 'Settings',
  'nav.more': 'More',

  'bar.undoNamed': 'Undo {label}',
  'bar.redo': 'Redo',
  'bar.redoNamed': 'Redo {label}',
  'bar.viewSite': 'View site',
  'bar.device': 'Preview width',
  'bar.account': 'Account: {name}',
  'bar.yourAccount': 'Your account',
  'bar.theme': 'Theme',
  'bar.themeSystem': 'System',
  'bar.themeLight': 'Light',
  'bar.themeDark': 'Dark',
  'bar.shortcuts': 'Keyboard shortcuts',
  'bar.palette': 'Command palette',
  'bar.signOut': 'Sign out',
  'bar.signOutFailed': 'You’re still signed in. Try again.',

  'save.saved': 'Saved',
  'save.saving': 'Saving…',
  'save.offline': {
    one: 'Offline, {count} change kept on this device',
    other: 'Offline, {count} changes kept on this device',
  },
  'save.offlineShort': 'Offline',
  'save.review': 'Review',
  'save.failed': 'Couldn’t save',
  'save.showFieldShort': 'Show',
  'save.rejectedMany': {
    one: '{count} field couldn’t be saved',
    other: '{count} fields couldn’t be saved',
  },
  'save.tryAgain': 'Try again',
  'save.conflicts': { one: '{count} change to review', other: '{count} changes to review' },
  'save.status': 'Saving',

  'palette.goTo': 'Go to',
  'palette.actions': 'Actions',
  'palette.open': 'Open',

  'notFound.title': 'Page not found',
  'notFound.home': 'Go to Home',

  'session.title': 'Your session has expired',
  'session.text': 'Sign in to {title} to continue. Your changes are safe.',
  'session.email': 'Email',
  'session.password': 'Password',
  'session.signIn': 'Sign in',
  'session.invalid': 'Incorrect email or password.',

  'keys.title': 'Keyboard shortcuts',
  'keys.general': 'General',
  'keys.lists': 'Lists and tables',
  'keys.canvas': 'Canvas',
  'keys.palette': 'Command palette',
  'keys.undo': 'Undo',
  'keys.redo': 'Redo',
  'keys.publish': 'Publish',
  'keys.save': 'Save changes',
  'keys.help': 'Keyboard shortcuts',
  'keys.move': 'Move between rows',
  'keys.open': 'Open',
  'keys.select': 'Select',
  'keys.drag': 'Reorder rows: Enter on the handle, arrow keys, Enter',
  'keys.block': 'Move block by one cell',
  'keys.resize': 'Resize block',
  'keys.swap': 'Swap with the block above or below',
  'keys.section': 'Move block to another section',
  'keys.edit': 'Edit text',
  'keys.up': 'Stop editing, select parent',
  'keys.remove': 'Delete block',
  'keys.duplicate': 'Duplicate block',
} as const;

const STRINGS = { ...CORE_STRINGS, ...APP_STRINGS };

export type StringKey = keyof typeof STRINGS;

export const t = createTranslator(STRINGS);
