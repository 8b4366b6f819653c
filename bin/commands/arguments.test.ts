import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { runForTranscript } from '../testing/transcript.ts';

test.each([
  [['publish', 'fixtures/sites/harbour', '--to', 'cloudflare'], 'Which Worker?'],
  [['move', 'fixtures/sites/harbour'], 'Where to? --to is missing'],
  [['move', 'fixtures/sites/harbour', '--to', 'local'], '--from and --to are the same'],
  [['move', '--from', 'cloudflare', '--to', 'https://shop.example'], 'must be on this machine'],
  [['publish', 'fixtures/sites/harbour', '--to', 'elsewhere'], 'Unknown target: --to elsewhere'],
  [['publish', 'fixtures/sites/harbour', '--to', 'http://shop.example'], 'sent unencrypted'],
  [['publish', 'fixtures/sites/harbour', '--to', 'https://shop.example/x'], 'more than an address'],
  [['publish', 'fixtures/sites/harbour', '--to', 'https://shop.example'], 'QUOIN_TOKEN is not set'],
  [['theme', 'a', 'b'], 'Too many arguments: b'],
  [['build', '--workers', '0', 'fixtures/sites/harbour'], 'Invalid number: --workers 0'],
  [['build', '--workers', '1000', 'fixtures/sites/harbour'], 'Invalid number: --workers 1000'],
  [['build', '--now', '', 'fixtures/sites/harbour'], 'Invalid time: --now (empty)'],
])('quoin %j is rejected', async (args, message) => {
  const { code, err } = await runForTranscript(args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('quoin theme lists tweaks without a category, without values and with one limit', async () => {
  const tweak = (fields: object) => `// tweak: ${JSON.stringify(fields)}\n`;
  const folder = createTemporaryFolder({
    'template.conf': '{"layouts":{"default":{"regions":["a"]}},"stylesheets":["site.less"]}',
    'a.region': '{squarespace.main-content}',
    'styles/site.less':
      `${tweak({ type: 'value', title: 'Gap', max: 9 })}@gap: 4px;\n` +
      `${tweak({ type: 'value', title: 'Pad', min: 2 })}@pad: 4px;\n` +
      `${tweak({ type: 'font', title: 'Font' })}.font { }\n`,
  });
  const { out } = await runForTranscript(['theme', folder.path]);
  folder.remove();
  expect(out).toBe(
    'Other\n  gap   value     4px, at most 9\n  pad   value     4px, at least 2\n  font  font      –\n',
  );
});
