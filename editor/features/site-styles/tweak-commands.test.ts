import { describe, expect, it } from 'vitest';
import { applyOperations, type Bodies, type DocKey, type Tweak } from '../../../compiler/model/index.ts';
import type { Command } from '../../core/operations/changes/change.ts';
import { sliderRange } from './controls/value-control.tsx';
import { choosePreset, resetTweaks, setTweak } from './tweak-commands.ts';
import { groupTweaks, tweakName } from './tweak-names.ts';

/** The design of a site after a command. */
function designAfter(command: Command, design?: object): unknown {
  const bodies: Bodies = new Map<DocKey, unknown>([['settings:site', { ...(design && { design }) }]]);
  const applied = applyOperations(bodies, command(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  return (applied.bodies.get('settings:site') as { readonly design?: unknown }).design;
}

const set = (name: string, value: unknown) => setTweak({ name, value, label: 'Change' });

describe('the styles of a site', () => {
  it('have a value of their own, also when the site had none', () => {
    expect(designAfter(set('ink', '#111'))).toEqual({ tweaks: { ink: '#111' } });
  });

  it('are reset one by one', () => {
    expect(designAfter(set('ink', undefined), { tweaks: { ink: '#111', gap: '4px' } })).toEqual({
      tweaks: { gap: '4px' },
    });
  });

  it('load the fonts that they use, and no longer those that none uses', () => {
    const lora = { 'font-family': 'Lora, serif' };
    const design = { tweaks: { body: lora }, webFonts: ['Lora:400,700', 'Bespoke Slab'] };
    const value = { 'font-family': '"Open Sans", sans-serif' };
    const openSans = setTweak({ name: 'title', value, label: 'Change', webFont: 'Open Sans:400,700' });
    expect(designAfter(openSans, design)).toMatchObject({
      webFonts: ['Lora:400,700', 'Bespoke Slab', 'Open Sans:400,700'],
    });
    expect(designAfter(set('body', undefined), design)).toMatchObject({ webFonts: ['Bespoke Slab'] });
    expect(designAfter(resetTweaks(), design)).toEqual({ tweaks: {}, webFonts: ['Bespoke Slab'] });
  });

  it('are those of a preset, which own values would hide', () => {
    expect(designAfter(choosePreset('Dusk'))).toEqual({ preset: 'Dusk' });
    expect(designAfter(choosePreset('Dusk'), { tweaks: { ink: '#111' } })).toEqual({
      preset: 'Dusk',
      tweaks: {},
    });
    expect(designAfter(choosePreset(undefined), { preset: 'Dusk' })).toEqual({});
  });

  it('that are dragged or typed are one undo step', () => {
    const bodies: Bodies = new Map<DocKey, unknown>([['settings:site', {}]]);
    const drag = setTweak({ name: 'gap', value: '4px', label: 'Change', isGesture: true });
    expect(drag(bodies).key).toBe('settings:site/design/tweaks/gap');
  });
});

const tweak = (title: string, more: Partial<Tweak> = {}) =>
  ({ kind: 'checkbox', name: title, title, isForScripts: false, default: true, ...more }) as Tweak;

describe('the name of a style', () => {
  it.each([
    [tweak('Site title'), 'Site title'],
    [tweak('tweak-blog-show-date'), 'Blog show date'],
    [tweak('tweak-blog-show-date', { label: 'Show date' }), 'Show date'],
  ])('is %#', (each, name) => {
    expect(tweakName(each)).toBe(name);
  });

  it('is below its category, in the order of the theme', () => {
    const all = [tweak('a'), tweak('b', { category: 'Header' }), tweak('c', { category: 'Header' })];
    const groups = groupTweaks(all.map((each) => ({ tweak: each })));
    expect(groups.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['Header', 2],
      ['Other', 1],
    ]);
  });
});

it.each([
  [
    { default: '20px', unit: 'px', min: 8, max: 96, step: 4 },
    { min: 8, max: 96, step: 4 },
  ],
  [
    { default: '20px', unit: 'px' },
    { min: 0, max: 100, step: 1 },
  ],
  [
    { default: '900px', unit: 'px' },
    { min: 0, max: 1800, step: 1 },
  ],
  [
    { default: '1.4em', unit: 'em' },
    { min: 0, max: 4, step: 0.05 },
  ],
])('a slider for %j goes from and to %j', (given, range) => {
  expect(sliderRange({ kind: 'value', ...given } as Parameters<typeof sliderRange>[0])).toEqual(range);
});
