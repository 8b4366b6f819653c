import { vi } from 'vitest';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { type OpenOptions, openPage, settle } from './open-page.ts';
import { type ReportEntries, stubPerformanceEntries } from './performance-entries.ts';

const RECORDS = '/api/1/performance/records';

interface PerformanceRecord {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly pageLoadId: string;
}

/** A page whose loading is measured. */
export interface MeasuredPage {
  readonly report: ReportEntries;
  /** Ways in which records were sent: `beacon`, `xhr`. */
  readonly sends: () => readonly string[];
  readonly records: () => readonly PerformanceRecord[];
  readonly events: () => readonly string[];
  /** Data of the last record of page speed. */
  readonly speed: () => Readonly<Record<string, unknown>> | undefined;
}

/** Opens a page and starts its telemetry. */
export async function openMeasured(html: string, options: OpenOptions = {}): Promise<MeasuredPage> {
  const report = stubPerformanceEntries();
  const { network, page, becomeIdle } = await openPage(html, options);
  startTelemetry(page);
  await becomeIdle();
  const records = () => network.to(RECORDS).flatMap(({ body }) => body as readonly PerformanceRecord[]);
  return {
    report,
    sends: () => network.to(RECORDS).map(({ via }) => via),
    records,
    events: () => records().map(({ event }) => event),
    speed: () => records().findLast(({ event }) => event === 'page_speed')?.data,
  };
}

/** Hides the page, as closing its tab does. */
export async function hidePage(): Promise<void> {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const event = new Event('visibilitychange', { bubbles: true });
  // The library keeps the first time for as long as the process runs, and ignores what is painted later.
  Object.defineProperty(event, 'timeStamp', { value: Number.MAX_SAFE_INTEGER });
  document.dispatchEvent(event);
  hidden.mockRestore();
  await settle();
}
