import { beforeAll } from 'vitest';
import type { Network, Reply } from './network.ts';
import { find, openPage, settle } from './open-page.ts';
import { renderSite } from './render-site.ts';

/** Paths of the form API. */
export const KEY = '/api/form/FormSubmissionKey';
export const SAVE = '/api/form/SaveFormSubmission';

export const form = () => find<HTMLFormElement>('.quoin-form');
export const submitButton = () => find<HTMLButtonElement>('.quoin-form [type=submit]');
export const message = () => find('.form-message').textContent;

export interface FormPage {
  readonly network: Network;
  /** The paths that the page has gone to. */
  readonly visited: readonly string[];
}

/** Opens a page of the test site with a form. `saved` is the response to its submission. */
export type OpenForm = (path?: string, saved?: Reply, url?: string) => Promise<FormPage>;

/** Renders the test site before all tests; returns the function that opens its pages. */
export function renderFormsBeforeAll(): OpenForm {
  let site: (path: string) => string;
  beforeAll(async () => {
    site = await renderSite();
  });
  return async (path = '/contact', saved = { json: {} }, url = path) => {
    const { network, visited } = await openPage(site(path), {
      url,
      prepare: ({ reply }) => {
        reply(KEY, { json: { key: 'k1' } });
        reply(SAVE, saved);
      },
    });
    return { network, visited };
  };
}

export function fill(name: string, value: string): void {
  find<HTMLInputElement>(`[name="field.${name}"]`).value = value;
}

/** Fills in the email and submits the form. */
export async function submit(email = 'ana@example.com'): Promise<void> {
  fill('email', email);
  submitButton().click();
  await settle();
}
