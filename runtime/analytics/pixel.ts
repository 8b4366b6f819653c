import type { PixelSettings } from '../../formatters/vocabulary/site/tracking-settings.ts';
import type { Adapter } from './adapter.ts';

/** The visitor events that a pixel gets (specification 7, Analytics and telemetry). */
const PIXEL_EVENTS: readonly string[] = [
  'create_account',
  'add_to_cart',
  'search',
  'newsletter',
  'view_product',
  'purchase',
];

/** Calls the function that the snippet of a pixel defines; without it, nothing is sent. */
export function createPixel({ function: name, command, events = {} }: PixelSettings): Adapter {
  const [first = '', method] = name.split('.');
  return (event, data) => {
    if (!PIXEL_EVENTS.includes(event)) return;
    const scope = (window as unknown as Record<string, never>)[first];
    const call: unknown = method ? scope?.[method] : scope;
    if (typeof call === 'function')
      call.call(scope, ...(command ? [command] : []), events[event] ?? event, data);
  };
}
