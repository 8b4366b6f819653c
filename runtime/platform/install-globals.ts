import { createY, type Y } from './create-y.ts';
import { type LoadOptions, loadAllImages, loadImage } from './image-loader.ts';
import { whenReady } from './page-ready.ts';

type Run = (y: Y) => unknown;

/** Context of the page, as the build writes it: `Static.SQUARESPACE_CONTEXT`. */
interface PageContext {
  readonly tweakJSON?: Readonly<Record<string, unknown>>;
}

/**
 * Defines the globals that themes for the platform call. A script that the theme brings itself has precedence: what is already
 * defined stays.
 */
export function installGlobals(context: PageContext, globals: Record<string, unknown>): void {
  const y = createY(context.tweakJSON ?? {});
  const yui = Object.assign(() => y, { add: y.add, Env: {} });
  const own: Readonly<Record<string, unknown>> = {
    Y: y,
    YUI: yui,
    Static: { SQUARESPACE_CONTEXT: context },
    ImageLoader: createImageLoader(y),
    Squarespace: createSquarespace(y),
    Class: { create: createClass, extend: extendClass },
    Singleton: { create: createSingleton },
    Modernizr: { touch: navigator.maxTouchPoints > 0 },
  };
  for (const [name, value] of Object.entries(own)) globals[name] ??= value;
}

function createImageLoader({ Node: node }: Y): object {
  const { getDOMNode } = node as { readonly getDOMNode: (value: unknown) => unknown };
  const load = (image: unknown, options?: LoadOptions) => loadImage(getDOMNode(image), options);
  whenReady(loadAllImages);
  return { load, bootstrap: loadAllImages };
}

/** `Squarespace`: what runs when the page is there, and again when a theme has replaced its content. */
function createSquarespace(y: Y): object {
  const starts: Run[] = [];
  const ends: Run[] = [];
  let isReady = false;
  function start(): void {
    isReady = true;
    for (const run of starts) run(y);
  }
  whenReady(start);
  const squarespace = {
    AFTER_BODY_LOADED: true,
    onInitialize: (_: unknown, run: Run) => {
      starts.push(run);
      if (isReady) run(y);
    },
    onDestroy: (_: unknown, run: Run) => ends.push(run),
    /** Called by themes that load pages without leaving the page, when its new content is there. */
    afterBodyLoad: () => {
      squarespace.AFTER_BODY_LOADED = true;
      if (isReady) start();
    },
    globalInit: () => start(),
    globalDestroy: () => {
      for (const run of ends) run(y);
    },
  };
  return squarespace;
}

/** `Class.create`: a constructor that calls `initialize`. */
function createClass(members: object, parent: object = Object.prototype): unknown {
  function Created(this: { initialize?: (...args: unknown[]) => void }, ...args: unknown[]): void {
    this.initialize?.(...args);
  }
  Created.prototype = Object.assign(Object.create(parent), { constructor: Created }, members);
  return Object.assign(Created, { superclass: parent });
}

/** `Class.extend`: a constructor that inherits from another one. */
function extendClass({ prototype }: { readonly prototype: object }, members?: object): unknown {
  return createClass({ ...members }, prototype);
}

/** `Singleton.create`: one object, whose `ready` is called at once. */
function createSingleton<Members extends { ready?: () => void; initialize?: () => void }>(
  members: Members,
): Members {
  if (members.ready) members.ready();
  else members.initialize?.();
  return members;
}
