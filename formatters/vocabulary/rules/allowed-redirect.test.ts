import { describe, expect, test } from 'vitest';
import { isAllowedRedirect } from './allowed-redirect.ts';

describe('allowed redirects (R-FORM-SUBMIT-12)', () => {
  test.each(['/thanks', '/', '/a?b=c#d', 'https://example.com/x', '/%5Cexample.com'])(
    '%s is allowed',
    (target) => {
      expect(isAllowedRedirect(target)).toBe(true);
    },
  );

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    '/\n/example.com',
    ' /thanks',
    'thanks',
    'vbscript:x',
    'blob:https://example.com/1',
    '',
  ])('%j is rejected', (target) => expect(isAllowedRedirect(target)).toBe(false));
});
