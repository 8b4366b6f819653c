import { randomToken } from '../platform/crypto/site-keys.ts';
import { type Html, html, markupOf } from './html.ts';

export interface PlainPage {
  readonly title: string;
  readonly content: Html;
  /** URL of the dashboard font; absent: the system font. */
  readonly font?: string | undefined;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Renders a page without a theme; needs no file, no script and no release. */
export function plainPage({ title, content, font, status = 200, headers = {} }: PlainPage): Response {
  const nonce = randomToken();
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${font !== undefined && html`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`}
<style nonce="${nonce}">${font !== undefined && fontFace(font)}${STYLE}</style>
</head>
<body><main>${content}</main></body>
</html>
`;
  return new Response(markupOf(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(nonce),
      'cache-control': 'private, no-cache',
      ...headers,
    },
  });
}

function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Preloaded before the styles; text is not drawn in a fallback font first. */
function fontFace(font: string): Html {
  return html`@font-face {
  font-family: 'Instrument Sans Variable'; font-weight: 400 700; font-display: block;
  src: url('${font}') format('woff2-variations');
}`;
}

/** The design of the dashboard (editor 3.7). */
const STYLE = html`
:root {
  --app: #f3f4f2; --panel: #fff; --ink-1: #15171a; --ink-2: #464b52; --ink-3: #5e646d; --line: #e3e5e1;
  --field: #8a9088; --action: #15171a; --on-action: #fff; --focus: #2450e6; --bad: #b3261e; --bad-soft: #fbe6e4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --app: #121316; --panel: #1a1c20; --ink-1: #f1f2ef; --ink-2: #bcc1c7; --ink-3: #949aa3; --line: #2a2d32;
    --field: #71777f; --action: #f1f2ef; --on-action: #15171a; --focus: #8fa8ff; --bad: #ff8f85; --bad-soft: #421c1a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--app);
  color: var(--ink-1); font: 450 15px/1.5 'Instrument Sans Variable', 'Instrument Sans', system-ui, sans-serif;
}
main {
  width: 100%; max-width: 400px; padding: 32px; background: var(--panel); border: 1px solid var(--line);
  border-radius: 16px; box-shadow: 0 8px 24px #15171a14;
}
h1 { margin: 0 0 8px; font-size: 24px; line-height: 30px; font-weight: 600; letter-spacing: -0.01em; }
p { margin: 0 0 16px; color: var(--ink-2); overflow-wrap: anywhere; }
p:last-child { margin-bottom: 0; }
form + p { margin-top: 16px; }
code { padding: 2px 5px; background: var(--app); border-radius: 4px; font: 13px/1.5 ui-monospace, monospace; white-space: nowrap; }
a { color: var(--focus); }
form { display: grid; gap: 16px; margin-top: 24px; }
label { display: grid; gap: 6px; font-size: 13px; font-weight: 550; }
label.choice { display: flex; gap: 8px; align-items: center; font-weight: 450; }
input[type='email'], input[type='password'] {
  width: 100%; height: 40px; padding: 0 10px; font: inherit; font-size: 16px; font-weight: 450; color: inherit; background: var(--panel);
  border: 1px solid var(--field); border-radius: 6px;
}
input[type='checkbox'] { width: 18px; height: 18px; margin: 0; accent-color: var(--action); }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; height: 40px; padding: 0 16px; font: inherit;
  font-weight: 550; color: var(--on-action); background: var(--action); border: 0; border-radius: 6px; cursor: pointer;
  text-decoration: none;
}
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
[role='alert'] { margin: 16px 0 0; padding: 10px 12px; color: var(--bad); background: var(--bad-soft); border-radius: 6px; }
@media (max-width: 432px) { main { padding: 24px 20px; } }
@media (forced-colors: active) { main, button, .button { border: 1px solid; } }
`;
