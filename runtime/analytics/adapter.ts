import type { VisitorEvent } from '../../formatters/vocabulary/site/visitor-event.ts';

/** A destination of visitor events (gaps, R-ANLY-SEND-24): the events API, a tag service, a pixel. */
export type Adapter = (event: VisitorEvent, data: object) => void;
