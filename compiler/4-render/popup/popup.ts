import type { Route } from '../../3-route/route.ts';
import type { Settings } from '../../model/documents/settings.ts';
import type { SettingsBlock } from '../blocks/render-layout.ts';

export interface PopupServices {
  readonly settings: Settings;
  /** The theme's strings, overridden by the site's. */
  readonly strings: Readonly<Record<string, string>>;
  readonly websiteId: string;
  /** Name of the theme. */
  readonly templateId: string;
  /** Whether pages have the client-side runtime. */
  readonly hasRuntime: boolean;
}

/** The popup of a site, on each of its pages. */
export interface Popup {
  /** Its styles. */
  readonly css: string;
  /** What it shows below its title. */
  readonly blocks: readonly SettingsBlock[];
  /** Whether a page has it: not cart, checkout, orders and the lock screen. */
  isOn(route: Route): boolean;
  /** Adds it to the end of a page. `content` is the HTML of its blocks. */
  print(html: string, route: Route, content: string): string;
}
