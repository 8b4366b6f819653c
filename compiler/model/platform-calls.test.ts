import { describe, expect, it } from 'vitest';
import { platformCalls } from './platform-calls.ts';

const namesIn = (script: string) => platformCalls(script).map(({ name }) => name);
const missingIn = (script: string) =>
  platformCalls(script)
    .filter(({ isCovered }) => !isCovered)
    .map(({ name }) => name);

describe('calls of the platform', () => {
  it.each([
    ["Y.use('node', function (Y) { Y.on('domready', start) })", ['Y.use', 'Y.on']],
    ['window.Y.use(["node"], run)', ['Y.use']],
    ["YUI().use('node', run)", ['Y.use']],
    ['Squarespace.onInitialize(Y, run)', ['Squarespace.onInitialize']],
    ['Static.SQUARESPACE_CONTEXT.website.id', ['Static.SQUARESPACE_CONTEXT']],
    ['ImageLoader.load(image, { load: true })', ['ImageLoader.load']],
    [
      'function run(e) { return e.Squarespace.Template.getTweakValue("x") }',
      ['Y.Squarespace.Template.getTweakValue'],
    ],
    // A part of the theme's own: the script still needs Y.
    ['Y.Template = {}; Y.Template.start()', ['Y.Template', 'Y.Template.start']],
  ])('are found in %s', (script, names) => {
    expect(namesIn(script)).toEqual(names);
    expect(missingIn(script)).toEqual([]);
  });

  it.each([
    [
      'new Y.Squarespace.EventCollectionCalendar({ contentBox: box })',
      ['Y.Squarespace.EventCollectionCalendar'],
    ],
    ['e.Squarespace.FlexDialog.show()', ['Y.Squarespace.FlexDialog']],
    ["Y.io('/api', {})", ['Y.io']],
    ['Y.Lang.isInteger(1)', ['Y.Lang.isInteger']],
    ['Squarespace.initializeVideo(Y)', ['Squarespace.initializeVideo']],
    ["Y.one('#menu').effect('fade')", ['Y.one(…).effect']],
    ["Y.all('.a').each(run); Y.all('.a').shuffle()", ['Y.all(…).shuffle']],
  ])('that are not provided are named: %s', (script, names) => {
    expect(missingIn(script)).toEqual(names);
  });

  it.each([
    'document.querySelector("a").remove()',
    'const Y = 4; Y.on(1); Y.test(2)',
    '!function(){var X=1,Y=2;return Y.f(X)}()',
    'my.Static.x; xY.use(1); point.Y.use',
    'console.log("Squarespace")',
  ])('are none in %s', (script) => {
    expect(namesIn(script)).toEqual([]);
  });

  it('point to the name in the script', () => {
    const script = '// menu\nrun(Y.io("/x"));\ne.Squarespace.FlexDialog.show();';
    expect(platformCalls(script).map(({ start, end }) => script.slice(start, end))).toEqual([
      'Y.io',
      'e.Squarespace.FlexDialog',
    ]);
  });
});
