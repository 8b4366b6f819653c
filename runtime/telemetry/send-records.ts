import type { Path } from '../core/call/path.ts';

const PERFORMANCE_RECORDS: Path<'performance'> = '/api/1/performance/records';

/** All beacons of a page share 64 kB; one of ours stays well below. */
const MOST_CHARACTERS = 48_000;

/** How records go out: webviews of iOS before 13 have beacons that do not arrive (R-PERF-SEND-01 to -04). */
export function deliveryType(): 'beacon' | 'xhr' {
  const [, version = '99'] = /\((?:iPhone|iPad|iPod)[^)]* OS (\d+)_/.exec(navigator.userAgent) ?? [];
  const isWebview = !navigator.userAgent.includes('Safari/');
  // The browser may lack it, whatever its types say.
  const hasBeacon = typeof navigator.sendBeacon === 'function';
  return hasBeacon && !(isWebview && Number(version) < 13) ? 'beacon' : 'xhr';
}

/** As text/plain, a JSON list; in two halves when it is too much for one beacon. */
export function sendRecords(records: readonly object[]): void {
  const json = JSON.stringify(records);
  if (json.length > MOST_CHARACTERS && records.length > 1) {
    const half = Math.ceil(records.length / 2);
    sendRecords(records.slice(0, half));
    sendRecords(records.slice(half));
    return;
  }
  // A beacon that is refused says so, and no one else would.
  if (deliveryType() === 'beacon' && navigator.sendBeacon(PERFORMANCE_RECORDS, json)) return;
  const request = new XMLHttpRequest();
  request.open('POST', PERFORMANCE_RECORDS);
  request.setRequestHeader('content-type', 'text/plain');
  request.send(json);
}
