import { API } from '../../formatters/vocabulary/api/paths.ts';
import { fillMessage } from '../../formatters/vocabulary/rules/fill-message.ts';
import type { ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';
import { type Html, html } from './html.ts';

export interface AccountBar {
  readonly texts: ServerTexts;
  readonly crumb: string;
  /** Site path with query to show after signing out. */
  readonly path: string;
  readonly email: string;
}

/** At the end of a page for members or customers. Works without scripts. */
export function accountBar({ texts, crumb, path, email }: AccountBar): Html {
  return html`<aside class="quoin-account-bar" aria-label="${texts.accountBar}"><p>${fillMessage(texts.accountSignedIn, { email })}</p>
<form method="post" action="${API.signOut}"><input type="hidden" name="crumb" value="${crumb}"><input type="hidden" name="path" value="${path}"><button type="submit">${texts.accountSignOut}</button></form></aside>`;
}
