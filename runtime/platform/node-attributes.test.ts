import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlatformPage, type PlatformValue } from '../testing/platform-page.ts';

let one: (source: unknown) => PlatformValue;
let Y: PlatformValue;

beforeEach(() => {
  ({ one, Y } = openPlatformPage(`
    <form id="form"><input id="field" name="field" value="first"><select id="choice"><option>A</option></select></form>
    <p id="text" class="a b" data-step="3" title="Hint">Some <b>text</b></p>`));
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const element = (id: string) => document.getElementById(id) as HTMLElement;

describe('attributes', () => {
  it('are empty texts where they are missing', () => {
    const text = one('#text');
    expect([text.getAttribute?.('title'), text.getAttribute?.('lang')]).toEqual(['Hint', '']);
    expect([text.hasAttribute?.('title'), text.hasAttribute?.('lang')]).toEqual([true, false]);
  });

  it('are set one by one or together, and removed', () => {
    expect(one('#text').setAttribute?.('lang', 'en').setAttributes?.({ dir: 'ltr', tabindex: 0 })).toBe(
      one('#text'),
    );
    expect(['lang', 'dir', 'tabindex'].map((name) => element('text').getAttribute(name))).toEqual([
      'en',
      'ltr',
      '0',
    ]);
    one('#text').removeAttribute?.('lang');
    expect(element('text').hasAttribute('lang')).toBe(false);
    expect(one('#field').getAttrs?.()).toHaveLength(3);
  });

  it('get an id, which stays', () => {
    const id = one('#text b').generateID?.();
    expect(id).toMatch(/^yui_\w+$/);
    expect([one('#text b').generateID?.(), document.querySelector('b')?.id]).toEqual([id, id]);
  });
});

describe('properties', () => {
  it('are read by a path', () => {
    element('text').style.color = 'red';
    expect(one('#text').get?.('style.color')).toBe('red');
    expect(one('#text').get?.('parentNode')).toBe(one('body'));
    expect(one('#text').get?.('none.more')).toBeUndefined();
  });

  it('are set by a path, and several together', () => {
    one('#text').set?.('style.color', 'red').setAttrs?.({ title: 'New', text: 'Plain <i>' });
    expect([element('text').style.color, element('text').title]).toEqual(['red', 'New']);
    expect(element('text').innerHTML).toBe('Plain &lt;i&gt;');
    one('#text').set?.('innerHTML', '<i>x</i>');
    expect(element('text').children).toHaveLength(1);
    one('#text').set?.('innerHTML', null);
    expect(element('text').innerHTML).toBe('');
    one('#text').set?.('text', undefined);
    expect(element('text').textContent).toBe('');
  });

  it('replace the element by its outer HTML', () => {
    one('#text').set?.('outerHTML', '<hr id="line">');
    expect([element('line').tagName, element('text')]).toEqual(['HR', null]);
    one('#line').set?.('outerHTML', null);
    expect(element('line')).toBeNull();
  });

  it('are attributes where the element has no such property', () => {
    one('#text').set?.('aria-label', 'Step').set?.('role-name', 'x').set?.('unknown', 5);
    expect(['aria-label', 'role-name', 'unknown'].map((name) => element('text').getAttribute(name))).toEqual([
      'Step',
      'x',
      '5',
    ]);
    one('#field').set?.('value', 'second');
    expect([element('field').getAttribute('value'), one('#field').get?.('value')]).toEqual([
      'first',
      'second',
    ]);
  });

  it('of the window and the body scroll the page', () => {
    const page = document.scrollingElement as Element;
    page.scrollTop = 40;
    expect([one('win').get?.('scrollTop'), one('body').get?.('scrollTop')]).toEqual([40, 40]);
    one('win').set?.('scrollTop', 60);
    expect(page.scrollTop).toBe(60);
    one('#text').set?.('scrollTop', 5);
    expect([page.scrollTop, one('#text').get?.('scrollTop')]).toEqual([60, 5]);
    vi.stubGlobal('scrollY', 33);
    vi.stubGlobal('scrollX', 22);
    expect([one('win').get?.('scrollY'), one('win').get?.('scrollX')]).toEqual([33, 22]);
    expect(one('win').get?.('innerWidth')).toBe(innerWidth);
    page.scrollTop = 0;
    vi.unstubAllGlobals();
  });

  it('contain the elements of a fragment, which has no list of children', () => {
    expect(one('#form').get?.('children').size?.()).toBe(2);
    expect(Y.one?.(document.createDocumentFragment()).get?.('children').size?.()).toBe(0);
  });
});

describe('data', () => {
  it('comes from scripts, else from attributes', () => {
    const text = one('#text');
    expect([text.getData?.('step'), text.getData?.('none')]).toEqual(['3', undefined]);
    text.setData?.('step', 4).setData?.('extra', { x: 1 });
    expect(text.getData?.('step')).toBe(4);
    expect(text.getData?.()).toEqual({ step: 4, extra: { x: 1 } });
    expect(element('text').dataset.step).toBe('3');
  });

  it('is forgotten one by one or together', () => {
    const text = one('#text').setData?.('step', 4).setData?.('extra', 5) as PlatformValue;
    text.clearData?.('step');
    expect(text.getData?.()).toEqual({ step: '3', extra: 5 });
    text.clearData?.();
    expect(text.getData?.()).toEqual({ step: '3' });
  });
});

describe('classes', () => {
  it('are added and removed, several at once', () => {
    one('#text').addClass?.(' c  d ');
    expect(element('text').className).toBe('a b c d');
    one('#text').removeClass?.('a d').removeClass?.('').addClass?.(undefined);
    expect(element('text').className).toBe('b c');
    one('#text').replaceClass?.('b c', 'x y');
    expect(element('text').className).toBe('x y');
    expect([one('#text').hasClass?.('x'), one('#text').hasClass?.('b')]).toEqual([true, false]);
  });

  it('are toggled, or set as the second argument says', () => {
    one('#text').toggleClass?.('a');
    expect(element('text').className).toBe('b');
    one('#text').toggleClass?.('a').toggleClass?.('b', true).toggleClass?.('c d', true);
    expect(element('text').className).toBe('b a c d');
    one('#text').toggleClass?.('c', false).toggleClass?.('d', 0);
    expect(element('text').className).toBe('b a');
  });

  it('do not exist on documents', () => {
    expect(() => one('doc').addClass?.('x').removeClass?.('x')).not.toThrow();
    expect(one('doc').hasClass?.('x')).toBe(false);
  });
});

describe('methods of the element', () => {
  it('focus, blur and select fields', () => {
    one('#field').focus?.();
    expect(document.activeElement).toBe(element('field'));
    one('#field').blur?.();
    expect(document.activeElement).toBe(document.body);
    const select = vi.spyOn(element('field') as HTMLInputElement, 'select');
    expect(one('#field').select?.()).toBe(one('#field'));
    expect(select).toHaveBeenCalledTimes(1);
  });

  it('submit a form as a button does, and reset it', () => {
    const submit = vi.spyOn(element('form') as HTMLFormElement, 'requestSubmit').mockReturnValue();
    one('#form').submit?.();
    expect(submit).toHaveBeenCalledTimes(1);
    one('#field').set?.('value', 'changed');
    one('#form').reset?.();
    expect(one('#field').get?.('value')).toBe('first');
  });

  it('scroll to it', () => {
    const scroll = vi.spyOn(element('text'), 'scrollIntoView').mockReturnValue();
    one('#text').scrollIntoView?.();
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('are called by their names, if there are any', () => {
    expect(one('#text').invoke?.('getAttribute', 'title')).toBe('Hint');
    expect(one('#text').invoke?.('none')).toBe(one('#text'));
  });

  it('plug creates a plug-in with its host, and ignores what is none', () => {
    const created: unknown[] = [];
    class Plugin {
      constructor(config: object) {
        created.push(config);
      }
    }
    expect(one('#text').plug?.(Plugin, { speed: 2 }).plug?.(undefined).unplug?.(Plugin)).toBe(one('#text'));
    expect(created).toEqual([{ host: one('#text'), speed: 2 }]);
  });
});
