import type { ReadKey } from '../../model/template-json/read-tracker.ts';
import type { ThemeTemplate } from '../../model/theme.ts';
import type { PagePolicy } from '../postprocess/page-policy.ts';
import type { PageWarning } from '../templates/engine-warnings.ts';
import type { FinishedPage } from './finished-page.ts';

/**
 * Pages whose texts the output has, with everything that they depend on, for another process. Serializable. What many pages share
 * is in tables; pages have its numbers.
 */
export interface StoredPages {
  readonly states: readonly (readonly [key: StateKey, state: string])[];
  readonly policies: readonly PagePolicy[];
  readonly templates: readonly ThemeTemplate[];
  readonly pages: readonly StoredPage[];
}

interface StoredPage extends Omit<FinishedPage, 'file' | 'warnings'> {
  /** Size of its file. */
  readonly bytes: number;
  readonly policy: number | undefined;
  readonly warnings: readonly (Omit<PageWarning, 'template'> & { readonly template: number })[];
  /** Numbers of `states`. */
  readonly keys: readonly number[];
}

/** A page and everything that it read. */
export interface KnownPage {
  readonly page: FinishedPage;
  readonly keys: readonly ReadKey[];
}

/** Also the state that every page depends on. */
export type StateKey = ReadKey | 'all';

/** Leaves out pages whose texts are not stored. */
export function packPages(
  pages: readonly KnownPage[],
  states: readonly (readonly [key: StateKey, state: string])[],
): StoredPages {
  const numbers = new Map(states.map(([key], index) => [key, index]));
  const policies = createTable<PagePolicy>();
  const templates = createTable<ThemeTemplate>();
  return {
    states,
    pages: pages.flatMap(({ page, keys }): readonly StoredPage[] => {
      const { file, warnings, ...rest } = page;
      if (!('stored' in file)) return [];
      return [
        {
          ...rest,
          bytes: file.stored.bytes,
          policy: file.policy && policies.indexOf(file.policy),
          warnings: warnings.map((warning) => ({
            ...warning,
            template: templates.indexOf(warning.template),
          })),
          keys: keys.flatMap((key) => numbers.get(key) ?? []),
        },
      ];
    }),
    policies: policies.list(),
    templates: templates.list(),
  };
}

export interface UnpackedPages {
  readonly states: StoredPages['states'];
  readonly pages: readonly KnownPage[];
}

export function unpackPages({ states, policies, templates, pages }: StoredPages): UnpackedPages {
  const keys = states.map(([key]) => key);
  return {
    states,
    pages: pages.map(({ bytes, policy, warnings, keys: numbers, ...rest }) => ({
      page: {
        ...rest,
        file: {
          path: rest.route.file,
          policy: policy === undefined ? undefined : policies[policy],
          stored: { was: 'same', bytes },
        },
        warnings: warnings.flatMap((warning) => {
          const template = templates[warning.template];
          return template === undefined ? [] : [{ ...warning, template }];
        }),
      },
      keys: numbers.map((number) => keys[number] as ReadKey),
    })),
  };
}

/** Numbers equal values; the same object is compared only once. */
function createTable<Value extends object>() {
  const byObject = new Map<Value, number>();
  const byText = new Map<string, number>();
  const values: Value[] = [];
  return {
    indexOf: (value: Value): number => {
      const known = byObject.get(value);
      if (known !== undefined) return known;
      const text = JSON.stringify(value);
      const index = byText.get(text) ?? values.push(value) - 1;
      byText.set(text, index);
      byObject.set(value, index);
      return index;
    },
    list: (): readonly Value[] => values,
  };
}
