import { readPage } from './core/page.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/* Entry point on pages without islands; imported by the loader on other pages. */
startTelemetry(readPage());
