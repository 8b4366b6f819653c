// cspell:ignore pkeyopt paramgen addext keyout
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts';

const FONT = readFileSync(
  'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
);

/** A certificate for localhost, that no other test trusts. */
function createCertificate(folder: string): {
  readonly key: Buffer;
  readonly cert: Buffer;
  readonly file: string;
} {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...options, ...subject, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(file), file };
}

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasOpenssl())('fonts of other hosts (skipped without openssl)', () => {
  let server: Server;
  let host: string;
  let certificates: TemporaryFolder;
  let certificate: string;
  let site: TemporaryFolder;
  /** What the server responds with, by path; 404 for all others. */
  let responses: Record<string, string | Buffer>;
  let requested: string[];

  beforeAll(async () => {
    certificates = createTemporaryFolder({});
    const { key, cert, file } = createCertificate(certificates.path);
    certificate = file;
    server = createServer({ key, cert }, ({ url = '' }, response) => {
      requested.push(url);
      const body = responses[url];
      response.writeHead(body === undefined ? 404 : 200).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    host = `localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    certificates.remove();
  });

  beforeEach(() => {
    requested = [];
    responses = {
      '/inter.css': '@font-face { font-family: Inter; src: url(fonts/inter.woff2) format("woff2"); }',
      '/fonts/inter.woff2': FONT,
    };
    site = createTemporaryFolder(siteFiles({ selfHostFonts: [host] }));
  });
  afterEach(() => site.remove());

  function siteFiles(design: object): Readonly<Record<string, string>> {
    const body = { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'Fonts' }, design };
    const home = { pageType: 2, title: 'Home', urlId: 'home', isHome: true };
    return {
      'site.json': JSON.stringify({ type: 'settings', id: 'settings', body }),
      'pages/home.json': JSON.stringify({ type: 'page', id: 'home', body: home }),
      'theme/template.conf':
        '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["a.less"] }',
      'theme/site.region': '<head>{squarespace-headers}</head><body>{squarespace.main-content}</body>',
      'theme/styles/a.less': `@import url("https://${host}/inter.css") screen; a { font-family: Inter }`,
    };
  }

  /** Runs the built command, which trusts the certificate. Returns its output and the style sheet. */
  async function build() {
    const env = {
      ...process.env,
      NODE_EXTRA_CA_CERTS: certificate,
      XDG_CACHE_HOME: join(site.path, 'cache'),
    };
    const args = ['dist/quoin.js', 'build', site.path, '--out', join(site.path, 'out')];
    const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(process.execPath, args, { env }, (error, out, err) => {
        resolve({ code: error?.code ?? 0, output: out + err });
      });
    });
    const out = join(site.path, 'out');
    const sheet = readdirSync(out).find((name) => name.endsWith('.css')) ?? '';
    const fonts = join(out, 'assets/fonts');
    return {
      code,
      output,
      css: readFileSync(join(out, sheet), 'utf8'),
      fonts: existsSync(fonts) ? readdirSync(fonts) : [],
    };
  }

  it('are published with the site', async () => {
    const { code, output, css, fonts } = await build();
    expect({ code, warned: output.includes('site/remote-fonts') }).toEqual({ code: 0, warned: false });
    const [name = ''] = fonts;
    expect(name).toMatch(/^[0-9a-f]{16}\.woff2$/);
    expect(readFileSync(join(site.path, 'out/assets/fonts', name)).equals(FONT)).toBe(true);
    expect(css).toContain(
      `@media screen {\n@font-face { font-family: Inter; src: url("/assets/fonts/${name}")`,
    );
    expect(css).not.toContain('https://');
  });

  it('are downloaded once', async () => {
    const first = await build();
    requested = [];
    const second = await build();
    expect(requested).toEqual([]);
    expect(second.css).toBe(first.css);
    expect(second.fonts).toEqual(first.fonts);
  });

  it.each<[string, () => Readonly<Record<string, string | Buffer>>, string]>([
    ['the style sheet is missing', () => ({}), 'responds with status 404'],
    ['a font is missing', () => ({ '/inter.css': 'a { b: url(/none.woff2) }' }), 'responds with status 404'],
    [
      'a file is not a font',
      () => ({ '/inter.css': 'a { b: url(/a.png) }', '/a.png': 'PNG' }),
      'a file is not a font',
    ],
    [
      'a file is too large',
      () => ({ '/inter.css': 'a { b: url(/a.woff2) }', '/a.woff2': Buffer.alloc(4_000_001, FONT) }),
      'its files are too large',
    ],
    [
      'a font is on another host',
      () => ({ '/inter.css': 'a { b: url(https://127.0.0.1:1/a.woff2) }' }),
      '127.0.0.1:1 is not a host in selfHostFonts',
    ],
    [
      'a font is not on HTTPS',
      () => ({ '/inter.css': `a { b: url(http://${host}/a.woff2) }` }),
      'is not an HTTPS address',
    ],
    [
      'the style sheet imports another',
      () => ({ '/inter.css': '@import "b.css";' }),
      'its style sheet imports others',
    ],
  ])('stay on their host with a warning when %s', async (_what, files, reason) => {
    responses = files();
    const { code, output, css, fonts } = await build();
    expect({ code, fonts }).toEqual({ code: 0, fonts: [] });
    expect(output).toContain('site/remote-fonts');
    expect(output).toContain(reason);
    expect(css).toContain(`@import url("https://${host}/inter.css") screen;`);
  });

  it('stay on a host that the site does not name', async () => {
    site.remove();
    site = createTemporaryFolder(siteFiles({ selfHostFonts: true }));
    const { output, css } = await build();
    expect(requested).toEqual([]);
    expect(output).toContain(`${host} is not a host in selfHostFonts`);
    expect(css).toContain(`@import url("https://${host}/inter.css")`);
  });

  it('stay on their hosts unless the site asks for them', async () => {
    site.remove();
    site = createTemporaryFolder(siteFiles({}));
    const { output, css } = await build();
    expect(requested).toEqual([]);
    expect(output).not.toContain('site/remote-fonts');
    expect(css).toContain(`@import url("https://${host}/inter.css")`);
  });
});
