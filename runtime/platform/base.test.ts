import { beforeEach, describe, expect, it, vi } from 'vitest';
import { construct, openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let Base: PlatformValue;

beforeEach(() => {
  Base = openPlatformPage('').Y.Base as PlatformValue;
});

const create = (...args: unknown[]) => Base.create?.('menu', Base, ...args) as PlatformValue;

describe('attributes', () => {
  it('have the values of the configuration, else their defaults', () => {
    const ATTRS = {
      size: { value: 1 },
      name: {
        valueFn(this: PlatformValue) {
          return this.title;
        },
      },
      empty: {},
    };
    const Menu = create([], { title: 'Main' }, { ATTRS });
    const menu = construct(Menu, { size: 2, extra: true });
    expect(['size', 'name', 'empty', 'extra', 'none'].map((name) => menu.get?.(name))).toEqual([
      2,
      'Main',
      undefined,
      true,
      undefined,
    ]);
    expect(construct(Menu).get?.('size')).toBe(1);
  });

  it('are those of the instance only', () => {
    const Menu = create([], {}, { ATTRS: { size: { value: 1 } } });
    const [one, other] = [construct(Menu), construct(Menu)];
    expect(one.set?.('size', 5)).toBe(one);
    expect([one.get?.('size'), other.get?.('size')]).toEqual([5, 1]);
  });

  it('exist on objects with the methods of Base that have no constructor', () => {
    const plain = Object.create(Base.prototype as object) as PlatformValue;
    expect(plain.get?.('size')).toBeUndefined();
    expect(plain.set?.('size', 1).get?.('size')).toBe(1);
  });

  it('are read through their getter, a function or the name of a method', () => {
    const ATTRS = {
      size: { value: 2, getter: (value: number, name: string) => `${name}: ${value}` },
      title: { value: 'a', getter: 'upperCase' },
    };
    const menu = construct(create([], { upperCase: (text: string) => text.toUpperCase() }, { ATTRS }));
    expect([menu.get?.('size'), menu.get?.('title')]).toEqual(['size: 2', 'A']);
    expect(menu.set?.('size', 3).get?.('size')).toBe('size: 3');
  });

  it('are stored as their setter returns them, also at the start', () => {
    const setter = vi.fn(function (this: PlatformValue, value: unknown): unknown {
      return this.get?.('unit') && value !== 'keep' ? Number.parseInt(String(value), 10) : undefined;
    });
    const ATTRS = { size: { value: '1px', setter }, unit: { value: 'px' }, none: { setter } };
    const Menu = create([], {}, { ATTRS });
    expect(construct(Menu).get?.('size')).toBe(1);
    const menu = construct(Menu, { size: '2px' });
    const changed = vi.fn();
    menu.after?.('sizeChange', changed);
    expect([menu.get?.('size'), menu.set?.('size', '3px').get?.('size')]).toEqual([2, 3]);
    expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ prevVal: 2, newVal: 3 }));
    expect(menu.set?.('size', 'keep').get?.('size')).toBe('keep');
    expect(setter.mock.calls.map(([value]) => value)).toEqual(['1px', '2px', '3px', 'keep']);
    const empty = construct(create([], {}, { ATTRS: { item: { setter: () => null } } }), { item: '#none' });
    expect(empty.get?.('item')).toBeNull();
  });

  it('keep their value if the validator rejects another one', () => {
    const ATTRS = { size: { value: 1, validator: Number.isInteger } };
    const Menu = create([], {}, { ATTRS });
    const menu = construct(Menu, { size: 'large' });
    const changed = vi.fn();
    menu.after?.('sizeChange', changed);
    expect([menu.get?.('size'), menu.set?.('size', 1.5).get?.('size')]).toEqual([1, 1]);
    expect(changed).not.toHaveBeenCalled();
    expect(menu.set?.('size', 2).get?.('size')).toBe(2);
  });

  it('keep the options of the parent that a child does not replace', () => {
    const Parent = create(
      [],
      {},
      { ATTRS: { size: { valueFn: () => 1, getter: (size: number) => size * 2 } } },
    );
    const Child = Parent.create?.('child', Parent, [], {}, { ATTRS: { size: { value: 5 } } });
    expect([construct(Parent).get?.('size'), construct(Child).get?.('size')]).toEqual([2, 10]);
  });

  it('report their changes with both values, but not when nothing changes', () => {
    const menu = construct(create(), { size: 1 });
    const changed = vi.fn();
    menu.after?.('sizeChange', changed);
    menu.set?.('size', 1).set?.('size', 2, { source: 'key' });
    expect(changed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        type: 'menu:sizeChange',
        attrName: 'size',
        prevVal: 1,
        newVal: 2,
        source: 'key',
        target: menu,
      }),
    );
  });
});

describe('constructors', () => {
  it('call the initializers from the parent to the child, each with the configuration', () => {
    const seen: unknown[] = [];
    const initializer = (name: string) => ({
      initializer(this: PlatformValue, config: object) {
        seen.push([name, config, this.get?.('size')]);
      },
    });
    const Parent = create([], initializer('parent'), { ATTRS: { size: { value: 1 } } });
    const Child = Parent.create?.('child', Parent, [], initializer('child'), {
      ATTRS: { size: { value: 2 } },
    });
    const config = { x: 1 };
    construct(Child, config);
    Reflect.construct(Parent, []);
    expect(seen).toEqual([
      ['parent', config, 2],
      ['child', config, 2],
      ['parent', {}, 1],
    ]);
  });

  it('do not call the initializer of the parent again for a child without one', () => {
    const initializer = vi.fn();
    const Parent = create([], { initializer });
    const child = construct(Base.create?.('child', Parent));
    expect(initializer).toHaveBeenCalledTimes(1);
    expect(child).toBeInstanceOf(Parent);
  });

  it('have a name, static members, and the methods of extensions, which their own replace', () => {
    const Extension = { prototype: { open: () => 'extension', close: () => 'closed' } };
    const Menu = create([Extension], { open: () => 'own' }, { LABEL: 'Menu' });
    const menu = construct(Menu);
    expect([menu.open?.(), menu.close?.()]).toEqual(['own', 'closed']);
    expect(Menu).toHaveProperty('NAME', 'menu');
    expect(Menu).toHaveProperty('LABEL', 'Menu');
    expect(menu.constructor).toBe(Menu);
  });

  it('create instances of Base itself', () => {
    const instance = construct(Base, { size: 3 });
    expect(instance.set?.('size', 4).get?.('size')).toBe(4);
    expect(Reflect.construct(Base, []).get('size')).toBeUndefined();
  });

  it('are extended by functions of scripts', () => {
    const { Y } = openPlatformPage('');
    const Menu = function (this: object, config: object): void {
      (Menu as unknown as { superclass: PlatformValue }).superclass.constructor.apply(this, [config]);
    };
    Object.assign(Menu, { ATTRS: { size: { value: 6 } } });
    Y.extend?.(Menu, Y.Base, { initializer: () => undefined });
    expect(construct(Menu as unknown as PlatformValue).get?.('size')).toBe(6);
  });
});

describe('destroy', () => {
  it('reports it, then nothing any more', () => {
    const menu = construct(create());
    const listener = vi.fn();
    menu.on?.('destroy', listener);
    menu.on?.('sizeChange', listener);
    menu.destroy?.();
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'destroy' }));
    menu.set?.('size', 5).fire?.('destroy');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
