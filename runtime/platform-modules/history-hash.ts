import type { Constructor, Instance, PlatformY } from './platform-y.ts';

type Values = Readonly<Record<string, string>>;

/** `Y.HistoryHash`: values in the fragment of the URL; `change` is an event with the new ones. */
export function createHistoryHash({ Base }: PlatformY): Constructor {
  const methods = {
    initializer(this: Instance) {
      addEventListener('hashchange', () => this.fire('change', { newVal: valuesOf(getHash()) }));
    },
    get: (name?: string) => (name === undefined ? valuesOf(getHash()) : valuesOf(getHash())[name]),
    add: (values: Values) => setHash({ ...valuesOf(getHash()), ...values }),
    addValue: (name: string, value: string) => setHash({ ...valuesOf(getHash()), [name]: value }),
    replace: (values: Values) => setHash(values, true),
    replaceValue: (name: string, value: string) => setHash({ ...valuesOf(getHash()), [name]: value }, true),
  };
  return Base.create('historyHash', Base, [], methods, { getHash, parseHash: valuesOf });
}

function getHash(): string {
  return location.hash.slice(1);
}

function valuesOf(hash: string): Values {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^[#!]+/, '')));
}

function setHash(values: Values, isReplacing = false): void {
  const url = `#${new URLSearchParams(values)}`;
  if (isReplacing) history.replaceState(history.state, '', url);
  else location.hash = url;
}
