/** What a form needs to know of the page it stands on. */
export interface FormContext {
  /** Apart from every other id of the page. */
  readonly idPrefix: string;
  readonly strings: Readonly<Record<string, string>>;
  readonly siteKey: string | undefined;
  readonly isNewsletter: boolean;
}
