import { animate } from './animation.ts';
import { createBase } from './base.ts';
import { createEventTarget, type EventTargetMethods } from './event-target.ts';
import { LANGUAGE } from './language.ts';
import { attributeMethods } from './node-attributes.ts';
import { createNodeEvents, type Listener, type NodeEvents } from './node-events.ts';
import { STYLE_METHODS } from './node-styles.ts';
import { transitionMethods } from './node-transitions.ts';
import { created, listMethods, treeMethods } from './node-tree.ts';
import { createNodes, type Nodes, type Target } from './nodes.ts';
import { READY_EVENTS, whenReady } from './page-ready.ts';
import { createSquarespaceModules } from './squarespace.ts';
import { createSubscriptions, type Handle, joinHandles, splitName, subscribeAll } from './subscriptions.ts';
import { userAgent } from './user-agent.ts';

export type Y = Record<string, unknown>;

/** Creates `Y` with the parts of YUI and of the platform that themes use: see docs/theme-format.md. */
export function createY(tweaks: Readonly<Record<string, unknown>>): Y {
  const nodes = createNodes();
  const subscriptions = createSubscriptions();
  const events = createNodeEvents(nodes, subscriptions);
  const eventTarget = createEventTarget(subscriptions);
  const base = createBase(eventTarget);
  addNodeMethods(nodes, events);

  const eventTargetConstructor = withPrototype(() => undefined, { ...eventTarget });
  const Anim = base.create('anim', base, [], {
    run(this: { get(name: string): unknown }) {
      const [element] = nodes.elements(this.get('node'));
      const onEnd = () => eventTarget.fire.call(this, 'end');
      if (element)
        animate(element, { to: Object(this.get('to')), duration: Number(this.get('duration') ?? 1), onEnd });
      return this;
    },
    pause: returnThis,
    stop: returnThis,
  });

  const y: Y = Object.assign(Object.create(eventTarget) as Y, LANGUAGE, {
    config: { win: window, doc: document },
    UA: userAgent(navigator),
    Env: {},
    Easing: {},
    Node: Object.assign(withPrototype(nodes.one, nodes.nodePrototype), {
      create: (html: string) => nodes.wrap(created(html)),
      one: nodes.one,
      getDOMNode: nodes.unwrap,
    }),
    NodeList: Object.assign(withPrototype(nodes.all, nodes.listPrototype), { getDOMNodes: nodes.unwrap }),
    one: nodes.one,
    all: nodes.all,
    get: nodes.one,
    EventTarget: eventTargetConstructor,
    Base: base,
    Attribute: base,
    Anim,
    Global: Object.create(eventTarget),
    Squarespace: createSquarespaceModules({ nodes, base, eventTarget, tweaks }),
    namespace: (name: string) => namespace(y, name),
    use: (...names: unknown[]) => use(y, names),
    add: (_: string, run: (y: Y) => void) => {
      run(y);
      return y;
    },
    once: createOn(nodes, events.once, eventTarget.once),
    onceAfter: createOn(nodes, events.once, eventTarget.once),
    after: createOn(nodes, events.on, eventTarget.after),
    on: createOn(nodes, events.on, eventTarget.on),
    delegate: (types: unknown, listener: Listener, source: unknown, ...args: unknown[]): Handle =>
      joinHandles(
        nodes.elements(source).map((element) => events.delegate(element, types, listener, ...args)),
      ),
  });
  return y;
}

function addNodeMethods(nodes: Nodes, events: NodeEvents): void {
  nodes.addMethods(treeMethods(nodes));
  nodes.addMethods(attributeMethods(nodes));
  nodes.addMethods(STYLE_METHODS);
  nodes.addMethods(events.methods);
  nodes.addMethods(transitionMethods(nodes));
  nodes.addListMethods(listMethods(nodes));
}

/** An animation is played to its end. */
function returnThis(this: object): object {
  return this;
}

/** A constructor of the platform, which can also be called without `new`. */
function withPrototype(run: (source: unknown) => unknown, prototype: object): object {
  function wrapper(source: unknown): unknown {
    return run(source);
  }
  return Object.assign(wrapper, { prototype });
}

/** Events of the page without an element: the platform's own names for them. */
const PAGE_EVENTS = new Set([
  'windowresize',
  'resize',
  'scroll',
  'hashchange',
  'popstate',
  'load',
  'beforeunload',
]);
/** What scripts subscribe to without an element, which is neither an event of the page nor one between scripts. */
const INPUT_EVENTS = /^(?:key|mouse|touch|click|focus|blur|change|submit|wheel|pointer)/;

/** `Y.on`: events of the page, of elements, and between scripts. */
function createOn(nodes: Nodes, on: NodeEvents['on'], onCustom: EventTargetMethods['on']) {
  return function (this: object, types: unknown, listener: Listener, ...args: unknown[]): Handle {
    const [first, ...rest] = args;
    return subscribeAll(types, listener, (name, run) => {
      const { type } = splitName(name);
      const isReady = READY_EVENTS.has(type);
      if (isSource(nodes, first)) {
        const subscribe = (elements: readonly Target[]) =>
          joinHandles(elements.map((element) => on(element, name, run, ...rest)));
        if (!isReady) return subscribe(nodes.elements(first));
        return whenReady(() => subscribe(nodes.elements(first).slice(0, 1)));
      }
      if (isReady) return on(document as never, name, run, first ?? this);
      if (PAGE_EVENTS.has(type)) return on(window as never, name, run, first);
      if (INPUT_EVENTS.test(type)) return on(document as never, name, run, first);
      return onCustom.call(this, name, run, first);
    });
  };
}

function isSource({ unwrap }: Nodes, value: unknown): boolean {
  const source = unwrap(value);
  return typeof source === 'string' || source instanceof Node || source === window || Array.isArray(source);
}

/** All modules are there, so the function is called at once. */
function use(y: Y, names: readonly unknown[]): Y {
  const run = names.at(-1);
  if (typeof run === 'function') run.call(y, y, { success: true });
  return y;
}

/** `Y.namespace('Template.Site')`: creates the objects that are missing and returns the last one. */
function namespace(y: Y, name: string): unknown {
  let at: Y = y;
  for (const part of name.split('.')) {
    at[part] ??= {};
    at = at[part] as Y;
  }
  return at;
}
