import type { Site } from '../../model/site.ts';
import type { Theme } from '../../model/theme.ts';
import { localizedStrings } from '../localized-strings.ts';
import { CALLOUTS, type Callout } from './extensions/callouts.ts';
import { type Quotes, quotesOf } from './extensions/smart-punctuation.ts';

/** What the HTML of a text depends on besides the text. */
export interface TextSettings {
  /** For the text editor: punctuation as written, without what the text itself does not have, such as ids of headings. */
  readonly isEdited?: boolean;
  /** Undefined: punctuation stays as written. */
  readonly punctuation: { readonly quotes: Quotes | undefined } | undefined;
  readonly calloutTitles: Readonly<Record<Callout, string>>;
  readonly footnotes: { readonly title: string; readonly back: string };
  /** With `{provider}`. */
  readonly video: { readonly play: string; readonly notice: string };
}

/** Without strings of a theme or a site. */
export const DEFAULT_TEXT_SETTINGS: TextSettings = settingsFor({ strings: {} });

/** The strings of the theme, overridden by the site's, and the quotation marks of the site's language. */
export function textSettings(site: Site, theme: Theme): TextSettings {
  const { website, websiteSettings } = site.settings;
  const strings = localizedStrings(site, theme);
  const hasPunctuation = websiteSettings.smartPunctuation !== false;
  return settingsFor({ strings, language: hasPunctuation ? website.language : undefined });
}

interface SettingsSource {
  readonly strings: Readonly<Record<string, string>>;
  /** Undefined: punctuation stays as written. */
  readonly language?: string | undefined;
}

function settingsFor({ strings, language }: SettingsSource): TextSettings {
  const string = (key: string, fallback: string) =>
    (Object.hasOwn(strings, key) ? strings[key] : undefined) ?? fallback;
  const titles = CALLOUTS.map((name) => {
    const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
    return [name, string(`callout${title}`, title)] as const;
  });
  return {
    punctuation: language === undefined ? undefined : { quotes: quotesOf(language) },
    calloutTitles: Object.fromEntries(titles) as TextSettings['calloutTitles'],
    footnotes: {
      title: string('footnotesTitle', 'Footnotes'),
      back: string('footnoteBackLabel', 'Back to reference'),
    },
    video: {
      play: string('videoPlay', 'Play video on {provider}'),
      notice: string('videoNotice', 'The player is loaded from {provider}, which may use cookies.'),
    },
  };
}
