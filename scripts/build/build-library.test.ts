import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForNode, buildPortable } from './build-library.mjs';

// The package as installed, with its portable form only.
const folder = mkdtempSync(join(tmpdir(), 'quoin-portable-'));
const quoin = join(folder, 'node_modules/quoin');

beforeAll(async () => {
  const files = await buildPortable(join(quoin, 'dist/portable'));
  for (const { path, contents } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  cpSync('package.json', join(quoin, 'package.json'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles a program for browsers. */
function bundle(program: string) {
  return build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    metafile: true,
    logLevel: 'silent',
    write: false,
  });
}

/** Returns the result of a program bundled for browsers, run with the globals of the language and `globals` only. */
async function run(program: string, globals: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  const { outputFiles } = await bundle(`${program}\nglobalThis.result = main();`);
  const context = createContext({ ...globals });
  runInContext(outputFiles[0]?.text ?? '', context);
  return JSON.parse(JSON.stringify(await context.result));
}

describe('the library, bundled for browsers', () => {
  it('renders templates with nothing but the language, expressions too', async () => {
    const program = `
      import { compileTemplate } from 'quoin';
      async function main() {
        const list = compileTemplate('{.repeated section cups}{@|apply cup.block}{.end}{.eval 6 * 7}');
        const { output, errors } = list.render(
          { cups: [{ title: 'Bica & saucer' }] },
          { partials: { 'cup.block': '<li>{title|html}</li>' } },
        );
        return { output, errors, globals: Object.keys(globalThis) };
      }`;
    expect(await run(program)).toEqual({
      output: '<li>Bica &amp; saucer</li>42',
      errors: [],
      globals: [],
    });
  });

  it('checks templates', async () => {
    const program = `
      import { checkTemplate, compileTemplate } from 'quoin';
      const main = async () => (await checkTemplate(compileTemplate('<h1 id="{title|htmlatr}">'))).map(({ hint }) => hint);`;
    expect(await run(program)).toEqual(['did you mean `htmlattr`?']);
  });

  it('builds sites, with what every browser and Worker has', async () => {
    const document = (type: string, id: string, body: object) => JSON.stringify({ type, id, body });
    const block = { section: 's', order: 'a0', kind: 44, value: { markdown: '# Cups & saucers' } };
    const files = {
      'site.json': document('settings', 'settings', {
        schemaVersion: 1,
        theme: 'theme',
        website: { siteTitle: 'Olaria' },
      }),
      'pages/home.json': document('page', 'home', {
        title: 'Home',
        urlId: 'home',
        isHome: true,
        pageType: 2,
        sections: { s: { order: 'a0' } },
        blocks: { b: block },
      }),
      'theme/template.conf': '{"layouts":{"default":{"regions":["site"]}}}',
      'theme/site.region': '{squarespace.main-content}',
    };
    const program = `
      import { compileSite, createMemoryFiles, createMemoryOutput } from 'quoin';
      async function main() {
        const output = createMemoryOutput();
        const site = createMemoryFiles(${JSON.stringify(files)});
        const { ok, diagnostics } = await compileSite({ site, output }, { now: 0 });
        return { ok, diagnostics, heading: /<h1.*<\\/h1>/.exec(output.readText('index.html'))[0] };
      }`;
    const { TextEncoder, TextDecoder, URL, crypto } = globalThis;
    expect(await run(program, { TextEncoder, TextDecoder, URL, crypto })).toEqual({
      ok: true,
      diagnostics: [],
      heading: '<h1 id="cups--saucers">Cups &#x26; saucers</h1>',
    });
  });

  it('consists of files of its own alone: nothing of Node, no other package', async () => {
    const { metafile } = await bundle("export * from 'quoin';");
    const inputs = Object.entries(metafile.inputs).filter(([path]) => path !== '<stdin>');
    expect(inputs.length).toBeGreaterThan(2);
    const foreign = inputs.filter(([path]) => !path.includes('node_modules/quoin/dist/portable/'));
    expect(foreign).toEqual([]);
    expect(inputs.flatMap(([, { imports }]) => imports.filter(({ external }) => external))).toEqual([]);
  });
});

it('Node has a form of its own, which starts sooner', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(exports['.'])).toEqual(['types', 'source', 'node', 'default']);
});

describe('the library for Node', () => {
  // Below node_modules, where native packages stay.
  const built = resolve('.cache', `library-${process.pid}`);
  beforeAll(async () => {
    for (const { path, contents } of await buildForNode(built)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contents);
    }
  }, 60_000);
  afterAll(() => rmSync(built, { recursive: true, force: true }));

  it('parses Markdown without native code where there is none for the machine', () => {
    const text = '# Cups 🍵\n\n- a *b*\n- [c](/d)';
    const nowhere = { NAPI_RS_NATIVE_LIBRARY_PATH: '/nowhere/satteri.node' };
    const [native, portable] = [parsedWith(built, text, {}), parsedWith(built, text, nowhere)];
    expect([native.isNative, portable.isNative]).toEqual([true, false]);
    expect(portable.tree).toEqual(native.tree);
  });
});

/** Parses a text in a process of its own. */
function parsedWith(library: string, text: string, env: NodeJS.ProcessEnv) {
  const program = `
    const { openMarkdownParser } = await import(${JSON.stringify(join(library, 'node.js'))});
    const parse = await openMarkdownParser();
    const isNative = await import('satteri').then(() => true, () => false);
    console.log(JSON.stringify({ isNative, tree: parse(${JSON.stringify(text)}) }));`;
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], options));
}
