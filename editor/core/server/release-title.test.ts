import { expect, it } from 'vitest';
import {
  RELEASE_AUTHOR,
  SYSTEM_RELEASE_MESSAGE,
} from '../../../formatters/vocabulary/site/system-releases.ts';
import { releaseTitle } from './release-title.ts';

const byProgram = (message: string) => releaseTitle({ message, createdBy: RELEASE_AUTHOR.commandLine });

it('titles a release by its notes, and system releases by a readable text', () => {
  expect(byProgram(SYSTEM_RELEASE_MESSAGE.started)).toBe('Initial version');
  expect(byProgram(SYSTEM_RELEASE_MESSAGE.rebuilt)).toBe('Theme, image, or Quoin update');
  expect(byProgram('3 files: a.json, b.json, c.json')).toBe('3 files: a.json, b.json, c.json');
  expect(releaseTitle({ message: SYSTEM_RELEASE_MESSAGE.started, createdBy: 'Inês' })).toBe(
    SYSTEM_RELEASE_MESSAGE.started,
  );
  expect(releaseTitle({ message: '', createdBy: 'Inês' })).toBe('No release notes');
});
