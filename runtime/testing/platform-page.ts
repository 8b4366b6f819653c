import { installGlobals } from '../platform/install-globals.ts';
import { installModules } from '../platform-modules/install-modules.ts';

/** Untyped, as scripts of themes see the globals and everything below them. */
export interface PlatformValue {
  (...args: readonly unknown[]): PlatformValue;
  readonly [name: string]: PlatformValue;
}

/** The globals of the platform on a page. */
export interface PlatformPage {
  readonly globals: Readonly<Record<string, PlatformValue>>;
  readonly Y: PlatformValue;
  /** `Y.one`. */
  one(source: unknown): PlatformValue;
}

/** Opens a page whose theme uses the globals of the platform. `context` is `Static.SQUARESPACE_CONTEXT`. */
export function openPlatformPage(html: string, context: object = {}): PlatformPage {
  document.body.innerHTML = html;
  const globals: Record<string, PlatformValue> = {};
  installGlobals(context, globals);
  const Y = globals.Y as PlatformValue;
  return { globals, Y, one: (source) => Y.one?.(source) as PlatformValue };
}

/** Opens a page whose theme also uses the modules of the platform in its second script. */
export function openModulePage(html: string, context: object = {}): PlatformPage {
  const page = openPlatformPage(html, context);
  installModules(page.globals as never);
  return page;
}

/** `new Type(config)` in a script. */
export function construct(type: PlatformValue | undefined, config: unknown = {}): PlatformValue {
  return Reflect.construct(type as PlatformValue, [config]);
}
