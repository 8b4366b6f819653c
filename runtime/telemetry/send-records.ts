import type { ApiPath } from '../core/api/api-path.ts';

const PERFORMANCE_RECORDS: ApiPath<'performance'> = '/api/1/performance/records';

/** Maximum characters per beacon; all beacons of a page share 64 kB. */
const MAX_CHARACTERS = 48_000;

/** Webviews of iOS before 13 lose beacons (R-PERF-SEND-01 to -04). */
export function deliveryType(): 'beacon' | 'xhr' {
  const [, version = '99'] = /\((?:iPhone|iPad|iPod)[^)]* OS (\d+)_/.exec(navigator.userAgent) ?? [];
  const isWebview = !navigator.userAgent.includes('Safari/');
  // Missing in some browsers, despite its type.
  const hasBeacon = typeof navigator.sendBeacon === 'function';
  return hasBeacon && !(isWebview && Number(version) < 13) ? 'beacon' : 'xhr';
}

/** Sends a JSON array as text/plain; splits it if it is too large for one beacon. */
export function sendRecords(records: readonly object[]): void {
  const json = JSON.stringify(records);
  if (json.length > MAX_CHARACTERS && records.length > 1) {
    const half = Math.ceil(records.length / 2);
    sendRecords(records.slice(0, half));
    sendRecords(records.slice(half));
    return;
  }
  // `sendBeacon` returns false when it rejects the data.
  if (deliveryType() === 'beacon' && navigator.sendBeacon(PERFORMANCE_RECORDS, json)) return;
  const request = new XMLHttpRequest();
  request.open('POST', PERFORMANCE_RECORDS);
  request.setRequestHeader('content-type', 'text/plain');
  request.send(json);
}
