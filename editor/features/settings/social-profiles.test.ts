import { expect, it } from 'vitest';
import { withProfile } from './social-profiles.ts';

const OTHER = { serviceName: 'mastodon', profileUrl: 'https://a.example/@b', userName: 'b' };
const OLD = { serviceName: 'instagram', profileUrl: 'https://instagram.com/old', userName: 'old', id: 1 };

it.each([
  ['https://instagram.com/folio', 'folio'],
  ['https://www.youtube.com/@folio/', 'folio'],
  ['https://www.linkedin.com/company/folio?trk=x', 'folio'],
  ['https://folio.example', undefined],
])('the user name in %s is %s', (profileUrl, userName) => {
  const [entry] = withProfile([], 'instagram', profileUrl) ?? [];
  expect(entry).toEqual({ serviceName: 'instagram', profileUrl, ...(userName && { userName }) });
});

it('changes the entry of a service in its place', () => {
  const entry = { serviceName: 'instagram', profileUrl: 'https://instagram.com/new', userName: 'new' };
  expect(withProfile([OLD, OTHER], 'instagram', entry.profileUrl)).toEqual([entry, OTHER]);
});

it('removes it with an empty URL, and leaves others alone', () => {
  expect(withProfile([OLD, OTHER], 'instagram', '')).toEqual([OTHER]);
  expect(withProfile([OLD], 'instagram', '')).toBeUndefined();
  expect(withProfile([OTHER], 'facebook', '')).toEqual([OTHER]);
});
