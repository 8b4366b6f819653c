import { describe, expect, it } from 'vitest';
import { commentStateOf } from './comment-state.ts';

describe('commentStateOf', () => {
  it('is open for 1 and neither for 0 nor for 2 (R-PRED-CONT-01)', () => {
    expect(commentStateOf(1)).toBe('open');
    expect(commentStateOf(0)).not.toBe('open');
    expect(commentStateOf(2)).not.toBe('open');
  });

  it('is closed for 2 and off for everything else (R-PRED-CONT-02)', () => {
    expect(commentStateOf(2)).toBe('closed');
    for (const code of [0, 3, -1, null, undefined, 'open', {}, []]) expect(commentStateOf(code)).toBe('off');
  });
});
