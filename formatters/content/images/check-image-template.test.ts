import { describe, expect, it } from 'vitest';
import { checkImageTemplate, type ImageTemplateOptions, imageIssueComment } from './check-image-template.ts';

describe('checkImageTemplate', () => {
  it('accepts an image with a source', () => {
    expect(issuesOf({ src: '/a.jpg' })).toEqual([]);
  });

  it.each(['sqs', 'raw', 'vimeo'])('requires a src for the %s loader (R-FMT-IMG-01)', (loader) => {
    expect(issuesOf({ loader })).toEqual(['src is required']);
    expect(issuesOf({ loader, src: ' ' })).toEqual(['src is required']);
  });

  it('requires no src for the youtube loader (R-FMT-IMG-01)', () => {
    expect(issuesOf({ loader: 'youtube', videoId: 'v1' })).toEqual([]);
  });

  it.each(['width', 'height'])('accepts non-negative integers as %s (R-FMT-IMG-02)', (option) => {
    const message = `${option} must be a non-negative integer`;
    for (const bad of [-1, 1.5, '10', Number.NaN])
      expect(issuesOf({ src: '/a', [option]: bad })).toEqual([message]);
    for (const good of [0, 10, undefined]) expect(issuesOf({ src: '/a', [option]: good })).toEqual([]);
  });

  it('accepts three priorities (R-FMT-IMG-03)', () => {
    expect(issuesOf({ src: '/a', priority: 'urgent' })).toEqual(['priority must be high, low or none']);
    for (const priority of ['high', 'low', 'none']) expect(issuesOf({ src: '/a', priority })).toEqual([]);
  });

  it('accepts four loaders (R-FMT-IMG-04)', () => {
    expect(issuesOf({ src: '/a', loader: 'cdn' })).toEqual(['loader must be sqs, raw, vimeo or youtube']);
  });

  it('accepts two formats (R-FMT-IMG-05)', () => {
    const image = { src: '/a', loader: 'vimeo' };
    expect(issuesOf({ ...image, format: 'png' })).toEqual(['format must be jpg or webp']);
    for (const format of ['jpg', 'webp']) expect(issuesOf({ ...image, format })).toEqual([]);
  });

  it.each(['sqs', 'raw'])('allows no format with the %s loader (R-FMT-IMG-06)', (loader) => {
    expect(issuesOf({ src: '/a', loader, format: 'jpg' })).toEqual([
      'format is allowed only for the vimeo and youtube loaders',
    ]);
  });

  it('requires a videoId for the youtube loader (R-FMT-IMG-07)', () => {
    expect(issuesOf({ loader: 'youtube' })).toEqual(['videoId is required for the youtube loader']);
    expect(issuesOf({ loader: 'vimeo', src: '/a' })).toEqual([]);
  });

  it('allows srcset with the raw loader only (R-FMT-IMG-08)', () => {
    expect(issuesOf({ src: '/a', srcset: '/a 1x' })).toEqual(['srcset is allowed only for the raw loader']);
    expect(issuesOf({ src: '/a', loader: 'raw', srcset: '/a 1x' })).toEqual([]);
  });

  it('allows sizes with the sqs loader only (R-FMT-IMG-09)', () => {
    expect(issuesOf({ src: '/a', loader: 'raw', sizes: '100vw' })).toEqual([
      'sizes is allowed only for the sqs loader',
    ]);
    expect(issuesOf({ src: '/a', sizes: '100vw' })).toEqual([]);
  });

  it('defaults to sqs and none (R-FMT-IMG-10)', () => {
    expect(issuesOf({ src: '/a', sizes: '100vw' })).toEqual(
      issuesOf({ src: '/a', sizes: '100vw', loader: 'sqs' }),
    );
    expect(issuesOf({ src: '/a' })).toEqual(issuesOf({ src: '/a', priority: 'none' }));
  });

  it('reports all issues at once', () => {
    expect(issuesOf({ width: -1, height: 1.5, priority: 1, sizes: 'x', loader: 'raw' })).toHaveLength(5);
  });
});

describe('imageIssueComment', () => {
  const issues = checkImageTemplate({ width: -1, priority: '--><script>' });

  it('lists the issues in debug mode (R-FMT-IMG-10)', () => {
    expect(imageIssueComment(issues, true)).toBe(
      '<!-- image: src is required; width must be a non-negative integer; priority must be high, low or none -->',
    );
  });

  it('is empty without debug mode or without issues (R-FMT-IMG-10)', () => {
    expect(imageIssueComment(issues, false)).toBe('');
    expect(imageIssueComment([], true)).toBe('');
  });
});

function issuesOf(options: ImageTemplateOptions): readonly string[] {
  return checkImageTemplate(options).map((issue) => issue.message);
}
