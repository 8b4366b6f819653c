import { describe, expect, it } from 'vitest';
import { createLocale } from '../../../compiler/node/locales.ts';
import { createNameCache } from './name-cache.ts';
import { systemZones, zonesOf } from './zone.ts';

/** 2017-11-02 18:26:57 UTC. */
const INSTANT = 1_509_647_217_000;

describe('zonesOf', () => {
  it('holds at most 100 zones (R-ENG-CACHE-01)', () => {
    const cldr = createLocale('en');
    const zones = zonesOf(cldr);
    const names = cldr.Calendars.timeZoneIds().slice(0, 101);
    expect(new Set(names).size).toBe(101);
    for (const name of names) zones.get(name);
    expect(zones.size()).toBe(100);
  });

  it('returns one cache per locale object', () => {
    const cldr = createLocale('en');
    expect(zonesOf(cldr)).toBe(zonesOf(cldr));
    expect(zonesOf(cldr)).not.toBe(zonesOf(createLocale('en')));
  });

  it('treats unknown names as UTC', () => {
    const zones = zonesOf(createLocale('en'));
    for (const name of ['', 'Atlantis', 'constructor', '__proto__', 'x'.repeat(100_000)]) {
      expect(zones.get(name).infoAt(INSTANT)).toEqual({ abbr: 'UTC', offset: 0 });
    }
  });
});

describe('systemZones', () => {
  it('has the offsets of the zone database', () => {
    const system = systemZones();
    const database = zonesOf(createLocale('en'));
    for (const name of ['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC', 'Atlantis']) {
      for (const epoch of [INSTANT, INSTANT + 15_000_000_000, 0, -3_000_000_000_000]) {
        expect(system.get(name).infoAt(epoch).offset, name).toBe(database.get(name).infoAt(epoch).offset);
      }
    }
  });

  it('knows the abbreviations of the United States', () => {
    expect(systemZones().get('America/New_York').infoAt(INSTANT).abbr).toBe('EDT');
  });
});

describe('createNameCache', () => {
  it('looks a name up once, and again after eviction', () => {
    const lookups: string[] = [];
    const cache = createNameCache((name) => lookups.push(name));
    cache.get('first');
    cache.get('first');
    expect(lookups).toEqual(['first']);
    for (let index = 0; index < 100; index++) cache.get(`name ${index}`);
    cache.get('name 0');
    cache.get('first');
    expect(lookups.filter((name) => name === 'first')).toHaveLength(2);
    expect(cache.size()).toBe(100);
  });
});
