import { describe, expect, it } from 'vitest';
import {
  checkImageTemplate,
  type ImageTemplateOptions,
  imageProblemComment,
} from './check-image-template.ts';

describe('checkImageTemplate', () => {
  it('finds nothing wrong with an image that has a source', () => {
    expect(problemsOf({ src: '/a.jpg' })).toEqual([]);
  });

  it.each(['sqs', 'raw', 'vimeo'])('asks for a src with the %s loader (R-FMT-IMG-01)', (loader) => {
    expect(problemsOf({ loader })).toEqual(['src is required']);
    expect(problemsOf({ loader, src: ' ' })).toEqual(['src is required']);
  });

  it('asks for no src with the youtube loader (R-FMT-IMG-01)', () => {
    expect(problemsOf({ loader: 'youtube', videoId: 'v1' })).toEqual([]);
  });

  it.each(['width', 'height'])('takes non-negative whole numbers as %s (R-FMT-IMG-02)', (option) => {
    const message = `${option} must be a non-negative integer`;
    for (const bad of [-1, 1.5, '10', Number.NaN])
      expect(problemsOf({ src: '/a', [option]: bad })).toEqual([message]);
    for (const good of [0, 10, undefined]) expect(problemsOf({ src: '/a', [option]: good })).toEqual([]);
  });

  it('knows three priorities (R-FMT-IMG-03)', () => {
    expect(problemsOf({ src: '/a', priority: 'urgent' })).toEqual(['priority must be high, low or none']);
    for (const priority of ['high', 'low', 'none']) expect(problemsOf({ src: '/a', priority })).toEqual([]);
  });

  it('knows four loaders (R-FMT-IMG-04)', () => {
    expect(problemsOf({ src: '/a', loader: 'cdn' })).toEqual(['loader must be sqs, raw, vimeo or youtube']);
  });

  it('knows two formats (R-FMT-IMG-05)', () => {
    const image = { src: '/a', loader: 'vimeo' };
    expect(problemsOf({ ...image, format: 'png' })).toEqual(['format must be jpg or webp']);
    for (const format of ['jpg', 'webp']) expect(problemsOf({ ...image, format })).toEqual([]);
  });

  it.each(['sqs', 'raw'])('allows no format with the %s loader (R-FMT-IMG-06)', (loader) => {
    expect(problemsOf({ src: '/a', loader, format: 'jpg' })).toEqual([
      'format is allowed only for the vimeo and youtube loaders',
    ]);
  });

  it('asks for a videoId with the youtube loader (R-FMT-IMG-07)', () => {
    expect(problemsOf({ loader: 'youtube' })).toEqual(['videoId is required for the youtube loader']);
    expect(problemsOf({ loader: 'vimeo', src: '/a' })).toEqual([]);
  });

  it('allows srcset with the raw loader only (R-FMT-IMG-08)', () => {
    expect(problemsOf({ src: '/a', srcset: '/a 1x' })).toEqual(['srcset is allowed only for the raw loader']);
    expect(problemsOf({ src: '/a', loader: 'raw', srcset: '/a 1x' })).toEqual([]);
  });

  it('allows sizes with the sqs loader only (R-FMT-IMG-09)', () => {
    expect(problemsOf({ src: '/a', loader: 'raw', sizes: '100vw' })).toEqual([
      'sizes is allowed only for the sqs loader',
    ]);
    expect(problemsOf({ src: '/a', sizes: '100vw' })).toEqual([]);
  });

  it('takes sqs and none where the template is silent (R-FMT-IMG-10)', () => {
    expect(problemsOf({ src: '/a', sizes: '100vw' })).toEqual(
      problemsOf({ src: '/a', sizes: '100vw', loader: 'sqs' }),
    );
    expect(problemsOf({ src: '/a' })).toEqual(problemsOf({ src: '/a', priority: 'none' }));
  });

  it('finds everything that is wrong at once', () => {
    expect(problemsOf({ width: -1, height: 1.5, priority: 1, sizes: 'x', loader: 'raw' })).toHaveLength(5);
  });
});

describe('imageProblemComment', () => {
  const problems = checkImageTemplate({ width: -1, priority: '--><script>' });

  it('puts the problems before the image while the debug flag is on (R-FMT-IMG-10)', () => {
    expect(imageProblemComment(problems, true)).toBe(
      '<!-- image: src is required; width must be a non-negative integer; priority must be high, low or none -->',
    );
  });

  it('is silent with debug off or without problems (R-FMT-IMG-10)', () => {
    expect(imageProblemComment(problems, false)).toBe('');
    expect(imageProblemComment([], true)).toBe('');
  });
});

function problemsOf(options: ImageTemplateOptions): readonly string[] {
  return checkImageTemplate(options).map((problem) => problem.message);
}
