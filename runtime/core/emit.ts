/** Events that pages of a site may listen to, by name and what they carry (docs/runtime.md, Events). */
export function emit(target: EventTarget, name: `wb:${string}`, detail: unknown): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
}
