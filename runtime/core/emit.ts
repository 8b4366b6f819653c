/** Dispatches an event that site scripts may listen to (docs/runtime.md, Events). */
export function emit(target: EventTarget, name: `wb:${string}`, detail: unknown): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
}
