// @vitest-environment happy-dom
/// <reference lib="dom" />
import { describe, expect, it } from 'vitest';
import { inertPage } from './inert-page.ts';

function inert(html: string): string {
  const isAsset = (name: string) => name === 'new cup.jpg';
  return inertPage(html, new window.DOMParser() as DOMParser, { isAsset }).body.innerHTML;
}

describe('inertPage', () => {
  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>'],
    ['handlers', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>'],
    [
      'addresses that are code',
      '<a href="javascript:alert(1)">a</a><form action="javascript:alert(1)"></form>',
    ],
    [
      'code in disguise',
      '<a href=" \tjava\nscript:alert(1)">a</a><a href="data:text/html,<script>alert(1)</script>">b</a>',
    ],
    [
      'frames and plug-ins',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="javascript:alert(1)"></object>',
    ],
  ])('removes %s (R-RTE-TOOL-13)', (_what, html) => {
    expect(inert(html)).not.toMatch(/alert/);
  });

  it('loads unpublished assets from the dashboard, and not those of the theme', () => {
    const html =
      '<img src="/assets/new%20cup.jpg" srcset="/assets/a-100w.webp 100w"><img src="/assets/logo.svg">';
    const made = inert(html);
    expect(made).toContain('/api/editor/v1/assets/new%20cup.jpg?width=');
    expect(made).not.toContain('srcset');
    expect(made).toContain('src="/assets/logo.svg"');
  });

  it('keeps images that are part of the page', () => {
    const html = '<img src="data:image/gif;base64,AA==">';
    expect(inert(html)).toBe(html);
  });

  it('removes links from the tab order', () => {
    expect(inert('<a href="/shop">Shop</a>')).toContain('tabindex="-1"');
  });
});
