import { vi } from 'vitest';

/** A request for the total of the checkout form, whose response is a page. */
export interface TotalRequest {
  readonly method: string;
  readonly url: string;
  /** The fields that were sent, as text. */
  readonly body: string;
  readonly timeout: number;
  readonly responseType: string;
  /** Ends the request: with the HTML of a page, or without a response. */
  readonly end: (html?: string) => void;
}

/** Takes the place of `XMLHttpRequest`. Returns the requests so far, oldest first. Callers must restore globals. */
export function stubTotalRequests(): readonly TotalRequest[] {
  const requests: TotalRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      method = '';
      url = '';
      body = '';
      timeout = 0;
      responseType = '';
      response: Document | null = null;
      onloadend = () => {};
      open(method: string, url: string): void {
        Object.assign(this, { method, url });
      }
      send(body: URLSearchParams): void {
        this.body = String(body);
        requests.push(this);
      }
      end(html?: string): void {
        this.response = html === undefined ? null : new DOMParser().parseFromString(html, 'text/html');
        this.onloadend();
      }
      /** As in browsers, an aborted request ends without a response. */
      abort(): void {
        this.end();
      }
    },
  );
  return requests;
}
