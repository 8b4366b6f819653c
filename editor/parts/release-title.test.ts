import { expect, it } from 'vitest';
import { releaseTitle } from './release-title.ts';

const byProgram = (message: string) => releaseTitle({ message, createdBy: 'command-line' });

it('a release is called as whoever published it says; what the program wrote is said in plain words', () => {
  expect(byProgram('Started')).toBe('The site as it was when it was started');
  expect(byProgram('Theme, pictures or program changed while nobody served them')).toBe(
    'A new design, new pictures or a new version of Quoin',
  );
  expect(byProgram('3 files: a.json, b.json, c.json')).toBe('3 files: a.json, b.json, c.json');
  expect(releaseTitle({ message: 'Started', createdBy: 'Inês' })).toBe('Started');
  expect(releaseTitle({ message: '', createdBy: 'Inês' })).toBe('Without a message');
});
