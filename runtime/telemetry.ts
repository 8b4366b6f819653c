import { readPage } from './core/page.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/* The module that a page without islands has alone, and that the loader fetches on the others. */
startTelemetry(readPage());
