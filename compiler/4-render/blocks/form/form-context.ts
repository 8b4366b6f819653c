/** What a form needs to know about its page. */
export interface FormContext {
  /** Prefix that makes ids unique on the page. */
  readonly idPrefix: string;
  readonly strings: Readonly<Record<string, string>>;
  readonly siteKey: string | undefined;
  readonly isNewsletter: boolean;
}
