import { API } from '../../formatters/vocabulary/api/paths.ts';
import type { ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';
import { serverTexts } from '../domain/server-texts.ts';
import { MAX_PASSWORD_LENGTH } from '../platform/crypto/password.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { type Html, html } from './html.ts';
import { renderShell } from './shell.ts';

export interface LockScreen {
  readonly crumb: string;
  /** Site path with query to show afterwards. */
  readonly path: string;
  readonly error: 'wrong' | 'tooManyTries' | undefined;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Asks for a password within the theme (page type 103). Works without scripts and with password managers. */
export function lockScreen(release: ActiveRelease, options: LockScreen): Promise<Response> {
  const texts = serverTexts(release.data);
  const { error, status, headers } = options;
  return renderShell(release, 'lock-screen', markup(texts, options), {
    status,
    // Screen readers announce the title of a new page first.
    title: texts[error === undefined ? 'lockScreenTitle' : ERRORS[error]],
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', ...headers },
  });
}

const ERRORS = { wrong: 'lockScreenWrong', tooManyTries: 'lockScreenTooManyTries' } as const;

/** After an error, the field has the focus and its description is the error. */
function markup(texts: ServerTexts, { crumb, path, error }: LockScreen): Html {
  const invalid = error !== undefined && html` aria-invalid="true" autofocus`;
  const alert =
    error !== undefined &&
    html`<p class="quoin-checkout-error" id="page-password-error" role="alert">${texts[ERRORS[error]]}</p>`;
  return html`<div class="quoin-checkout-page"><div class="quoin-lock-screen">
<div class="quoin-lock-screen-intro"><h1>${texts.lockScreenTitle}</h1>
<p id="page-password-help">${texts.lockScreenText}</p></div>
<form method="post" action="${API.pagePassword}">
<input type="hidden" name="crumb" value="${crumb}">
<input type="hidden" name="path" value="${path}">
<p class="quoin-checkout-field"><label for="page-password">${texts.lockScreenPassword}</label>
${alert}<input class="quoin-checkout-input" id="page-password" type="password" name="password" autocomplete="current-password" maxlength="${MAX_PASSWORD_LENGTH}" required aria-describedby="${error === undefined ? 'page-password-help' : 'page-password-error'}"${invalid}></p>
<button class="quoin-checkout-pay" type="submit">${texts.lockScreenButton}</button>
</form>
</div></div>`;
}
