import { API } from '../../formatters/vocabulary/api/paths.ts';
import { html } from './html.ts';
import { plainPage } from './plain-page.ts';

export interface LoginPage {
  readonly crumb: string;
  /** Undefined before the first release. */
  readonly siteTitle: string | undefined;
  /** Dashboard URL to open after sign-in. */
  readonly next: string;
  readonly email?: string;
  /** Error message. */
  readonly alert?: string;
  /** URL of the dashboard font. */
  readonly font: string | undefined;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Works without scripts, with the keyboard and with password managers. */
export function loginPage({
  crumb,
  siteTitle,
  next,
  email = '',
  alert,
  font,
  status = 200,
  headers = {},
}: LoginPage): Response {
  const content = html`<h1>Sign in</h1>
<p>Edit and publish ${siteTitle || 'this site'}.</p>
${alert && html`<p role="alert" id="alert">${alert}</p>`}
<form method="post" action="${API.login}">
<input type="hidden" name="crumb" value="${crumb}">
<input type="hidden" name="next" value="${next}">
<label>Email
<input type="email" name="email" value="${email}" autocomplete="username" maxlength="256" required${described(alert)}>
</label>
<label>Password
<input type="password" name="password" autocomplete="current-password" maxlength="1000" required${described(alert)}>
</label>
<label class="choice"><input type="checkbox" name="rememberMe" value="true"> Stay signed in for 30 days</label>
<button type="submit">Sign in</button>
</form>
<p>No password, or forgot it? Run <code>quoin sign-in</code> on the server to get a sign-in link.</p>`;
  return plainPage({
    title: siteTitle ? `Sign in · ${siteTitle}` : 'Sign in',
    content,
    font,
    status,
    headers,
  });
}

function described(alert: string | undefined) {
  return alert === undefined ? html`` : html` aria-describedby="alert"`;
}
