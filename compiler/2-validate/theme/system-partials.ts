const SHARE_BUTTONS = '{@|social-button-inline}';

/** Service names come from the owner; the URL was validated with the site. */
const SOCIAL_LINKS = `{.var @accounts website.socialAccounts}{.repeated section @accounts}<a class="sqs-social-link {serviceName|slugify}" href="{profileUrl|htmlattr}" rel="me">{.if userName}{userName|htmltag}{.or}{serviceName|htmltag}{.end}</a>
{.end}`;

/**
 * Partials that the product provides (theme format, `systemPartials`), by both names, and that of a package which themes of the
 * platform install. A theme partial of the same name wins.
 */
export const SYSTEM_PARTIALS: Readonly<Record<string, string>> = {
  'sqs-share-buttons': SHARE_BUTTONS,
  'sqs-share-buttons.block': SHARE_BUTTONS,
  'sqs-social-links': SOCIAL_LINKS,
  'sqs-social-links.block': SOCIAL_LINKS,
  'social-links.block': SOCIAL_LINKS,
};
