import { expect, it } from 'vitest';
import { isSupportedFile } from './file-types.ts';

/** Size and type of the first box of a container format. */
const BOX = '....ftyp';
const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

it.each([
  ['a.png', '\x89PNG\r\n\x1a\n', true],
  ['a.png', '<script>', false],
  ['A.PNG', '\x89PNG\r\n\x1a\n', true],
  ['a.jpg', '\xff\xd8\xff\xe0', true],
  ['a.gif', 'GIF89a', true],
  ['a.webp', 'RIFF....WEBP', true],
  ['a.webp', 'RIFF....WAVE', false],
  ['a.avif', `${BOX}avif`, true],
  ['a.avif', `${BOX}mp42`, false],
  ['a.svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">', true],
  ['a.svg', '<html><svg>', false],
  ['a.pdf', '%PDF-1.7', true],
  ['a.docx', 'PK\x03\x04', true],
  ['a.docx', 'PK\x05\x06', false],
  ['a.xlsx', 'PK\x03\x04', true],
  ['a.pptx', 'PK\x03\x04', true],
  ['a.csv', 'a;b', true],
  ['a.jpeg', '\xff\xd8\xff\xe0', true],
  ['a.txt', 'Bom dia', true],
  ['a.txt', 'MZ\0\0', false],
  ['a.txt', '', false],
  ['a.mp3', 'ID3', true],
  ['a.mp3', '\xff\xfb', true],
  ['a.mp3', '\xff\x1b', false],
  ['a.m4a', `${BOX}M4A `, true],
  ['a.woff', 'wOFF', true],
  ['a.woff2', 'wOF2', true],
  ['a.woff2', 'wOFF', false],
  ['a.html', '<!doctype html>', false],
  ['a.exe', 'MZ', false],
  ['constructor', 'x', false],
])('%s that begins with %j is supported: %s', (filename, head, expected) => {
  expect(isSupportedFile(filename, bytesOf(head))).toBe(expected);
});

it('an SVG file may begin with a long comment', () => {
  const comment = `<!-- ${'x'.repeat(1024 - 50)} -->`;
  expect(isSupportedFile('a.svg', bytesOf(`${comment}<svg>`))).toBe(true);
});
