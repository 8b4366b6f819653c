import { describe, expect, it } from 'vitest';
import { createReleaseListeners } from './release-listeners.ts';

const MAX_LISTENERS = 50;

function readerOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  return {
    /** The next event; undefined at the end of the stream. */
    next: async () => {
      const { value } = await reader.read();
      return value === undefined ? undefined : new TextDecoder().decode(value);
    },
    cancel: () => reader.cancel(),
  };
}

describe('open pages', () => {
  it('receive the live release, and then each new one', async () => {
    const listeners = createReleaseListeners();
    const pages = [readerOf(listeners.open('one')), readerOf(listeners.open(undefined))];
    const next = () => Promise.all(pages.map((page) => page.next()));
    expect(await next()).toEqual(['data: one\n\n', 'data: \n\n']);
    listeners.notify('two');
    expect(await next()).toEqual(['data: two\n\n', 'data: two\n\n']);
  });

  it('are at most fifty: the oldest is disconnected', async () => {
    const listeners = createReleaseListeners();
    const pages = Array.from({ length: MAX_LISTENERS + 1 }, () => readerOf(listeners.open('one')));
    const [oldest, second] = pages;
    expect([await oldest?.next(), await second?.next()]).toEqual(['data: one\n\n', 'data: one\n\n']);
    listeners.notify('two');
    expect([await oldest?.next(), await second?.next()]).toEqual([undefined, 'data: two\n\n']);
  });

  it('that are closed make room for others', async () => {
    const listeners = createReleaseListeners();
    const closed = readerOf(listeners.open('one'));
    const pages = Array.from({ length: MAX_LISTENERS - 1 }, () => readerOf(listeners.open('one')));
    await Promise.all([closed, ...pages].map((page) => page.next()));
    await closed.cancel();
    listeners.notify('two');
    await pages.at(-1)?.next();
    await readerOf(listeners.open('two')).next();
    expect(await pages[0]?.next()).toBe('data: two\n\n');
    listeners.notify('three');
    expect(await pages[0]?.next()).toBe('data: three\n\n');
  });
});
