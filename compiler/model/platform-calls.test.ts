import { describe, expect, it } from 'vitest';
import { ownParts, platformCalls } from './platform-calls.ts';
import { platformUse } from './platform-use.ts';

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
    ['Y.Node.prototype.open = 1; new Y.Node(a)', ['Y.Node', 'Y.Node']],
    ['Y.Array(arguments); Y.Array.unique(list)', ['Y.Array', 'Y.Array.unique']],
    // A part of the theme's own: the script still needs Y.
    ['Y.Template = {}; Y.Template.start()', ['Y.Template', 'Y.Template.start']],
  ])('are found in %s', (script, names) => {
    expect(namesIn(script)).toEqual(names);
    expect(missingIn(script)).toEqual([]);
  });

  it.each([
    ['new Y.Squarespace.CommerceCheckout({ contentBox: box })', ['Y.Squarespace.CommerceCheckout']],
    ['e.Squarespace.FlexDialog.show()', ['Y.Squarespace.FlexDialog']],
    ["Y.jsonp('/api', run)", ['Y.jsonp']],
    ['Y.Lang.isInteger(1)', ['Y.Lang.isInteger']],
    ['Squarespace.initializeMagic(Y)', ['Squarespace.initializeMagic']],
    ["Y.one('#menu').effect('fade')", ['Y.one(…).effect']],
    [
      'Y.Array.flatten(list); Y.Object.setValue(x, "a", 1); Y.QueryString.escape("&")',
      ['Y.Array.flatten', 'Y.Object.setValue', 'Y.QueryString.escape'],
    ],
    [
      'Y.Node.importMethod(x, "y"); Y.Base.plug(A); Y.Global.addTarget(y)',
      ['Y.Node.importMethod', 'Y.Base.plug', 'Y.Global.addTarget'],
    ],
    ['Y.jsonp.call(Y, "/api")', ['Y.jsonp']],
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

  it('are none for parts that this or another script of the theme defines', () => {
    expect(missingIn("Y.namespace('Template'); Y.Template.Site = Class.create({})")).toEqual([]);
    expect(ownParts("Y.namespace('Template'); Y.Shop = {}; Y.Squarespace.Menu = 1")).toEqual([
      'Template',
      'Shop',
      'Squarespace.Menu',
    ]);
    const names = platformCalls('Y.Template.Site.start(); Y.Shop.open()', ['Template']);
    expect(names.filter(({ isCovered }) => !isCovered).map(({ name }) => name)).toEqual(['Y.Shop']);
  });

  it.each([
    'Y.Global.menu = {}; Y.Global.menu.open()',
    'Y.Array.flatten = Y.Array.flatten || f; Y.Array.flatten(a)',
  ])('are none for members that the script adds: %s', (script) => {
    expect(missingIn(script)).toEqual([]);
    expect(missingIn(script.replace(/^.*;/, ''))).toHaveLength(1);
  });

  it.each([
    ['document.title', 'none'],
    ["Y.one('#menu')", 'globals'],
    ['var c = Static.SQUARESPACE_CONTEXT; now(c.website.timeZoneOffset)', 'modules'],
    ["Y.use('io-base', function (Y) { Y.io('/a') })", 'modules'],
    ["Y.use('history',e=>{new e.HistoryHash})", 'modules'],
    ['Y.one("#a").on("click",e=>e.data.getter())', 'globals'],
    ['new e.Squarespace.EventCollectionCalendar({})', 'modules'],
    ['Squarespace.initializeVideo(Y)', 'modules'],
  ])('decide what pages load: %s needs %s', (script, use) => {
    expect(platformUse(script)).toBe(use);
  });

  it('point to the name in the script', () => {
    const script = '// menu\nrun(Y.jsonp.call(Y, "/x"));\ne.Squarespace.FlexDialog.show();';
    expect(platformCalls(script).map(({ start, end }) => script.slice(start, end))).toEqual([
      'Y.jsonp',
      'e.Squarespace.FlexDialog',
    ]);
  });
});

describe('other globals of the platform', () => {
  const missing = (script: string, others?: readonly string[]) =>
    platformCalls(script, others).flatMap(({ name, isCovered }) => (isCovered ? [] : [name]));

  it('are found by name, unless a script of the theme has one of that name', () => {
    expect(missing('SQS.Lifecycle.init(); Snowbox.open("a"); window.SQS.Tweak')).toEqual([
      'SQS.Lifecycle',
      'Snowbox.open',
      'SQS.Tweak',
    ]);
    expect(missing('window.SQS = window.SQS || {}; SQS.Menu.open();')).toEqual([]);
    expect(missing('SQS.Menu.open(); a.SQS.b', ownParts('var SQS = {};'))).toEqual([]);
  });
});

describe('methods of nodes that few themes use', () => {
  it('load the second script', () => {
    expect(platformUse('Y.all("li").odd().addClass("b")')).toBe('modules');
    expect(platformUse('Y.all("li").addClass("b")')).toBe('globals');
  });
});
