/** API types of the languages of a site. */

/** GET settings: who translates the site. */
export interface MultilingualSettings {
  /** `documents`: translations are documents of the site. */
  readonly provider: string;
  /** Code of the language of the documents. */
  readonly primaryLanguage: string;
}

/** GET status and DELETE connection. */
export interface MultilingualStatus {
  /** `connected` when the settings of the site list its languages. */
  readonly state: 'connected' | 'disconnected';
}

export interface SiteLanguage {
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  readonly isPrimary: boolean;
  /** Whether the site is published in it. */
  readonly enabled: boolean;
}

/** GET languages, and the request and response of PUT languages. */
export interface SiteLanguages {
  readonly languages: readonly SiteLanguage[];
}
