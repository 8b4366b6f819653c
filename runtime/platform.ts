import { installGlobals } from './platform/install-globals.ts';

/*
 * Entry point on the pages of themes that call the globals of the platform; others do not load it. It runs before the
 * scripts of the theme.
 */
const context: unknown = JSON.parse(document.querySelector('#quoin-platform')?.textContent ?? '{}');
installGlobals(context as object, window as never);
