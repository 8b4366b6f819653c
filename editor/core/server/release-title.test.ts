import { expect, it } from 'vitest';
import { OWN_RELEASE_MESSAGE, RELEASE_AUTHOR } from '../../../formatters/vocabulary/site/own-releases.ts';
import { releaseTitle } from './release-title.ts';

const byProgram = (message: string) => releaseTitle({ message, createdBy: RELEASE_AUTHOR.commandLine });

it('a release is called as whoever published it says; what the program wrote is said in plain words', () => {
  expect(byProgram(OWN_RELEASE_MESSAGE.started)).toBe('The site as it was when it was started');
  expect(byProgram(OWN_RELEASE_MESSAGE.caughtUp)).toBe(
    'A new design, new pictures or a new version of Quoin',
  );
  expect(byProgram('3 files: a.json, b.json, c.json')).toBe('3 files: a.json, b.json, c.json');
  expect(releaseTitle({ message: OWN_RELEASE_MESSAGE.started, createdBy: 'Inês' })).toBe(
    OWN_RELEASE_MESSAGE.started,
  );
  expect(releaseTitle({ message: '', createdBy: 'Inês' })).toBe('Without a message');
});
