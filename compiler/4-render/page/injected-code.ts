import type { Route } from '../../3-route/route.ts';
import type { CodeInjection } from '../../model/fields/code-injection.ts';
import type { ShellName } from '../../model/release/manifest.ts';
import type { Site } from '../../model/site.ts';

/** The owner's code on a page, in the order in which it is printed. */
export interface InjectedCode {
  readonly header: string;
  readonly footer: string;
}

/** Scripts of other companies must not see what customers enter to buy. */
const WITHOUT_CODE: readonly ShellName[] = ['checkout', 'order-confirmed'];

/** Creates the function that returns the code of the site and of a page, or of the collection that it belongs to. */
export function createInjectedCode({ settings, pages, collections }: Site): (route: Route) => InjectedCode {
  const { codeInjection: ofSite, tracking } = settings.websiteSettings;
  const without = WITHOUT_CODE.filter((name) => name !== 'order-confirmed' || !tracking?.orderPage);
  const withCode = pages.filter(({ codeInjection }) => codeInjection !== undefined);
  const ofPages = new Map(withCode.map(({ id, codeInjection }) => [id, codeInjection]));
  const ofCollections = new Map(collections.map(({ id, codeInjection }) => [id, codeInjection]));
  const ownCode = (subject: Route['subject']) => {
    switch (subject.kind) {
      case 'page':
      case 'not-found':
        return subject.pageId === undefined ? undefined : ofPages.get(subject.pageId);
      case 'list':
      case 'item':
        return ofCollections.get(subject.collectionId);
      case 'shell':
        return undefined;
    }
  };
  return ({ subject }) => {
    if (subject.kind === 'shell' && without.includes(subject.shell)) return { header: '', footer: '' };
    const codes = [ofSite, ownCode(subject)];
    return { header: joined(codes, 'header'), footer: joined(codes, 'footer') };
  };
}

function joined(codes: readonly (CodeInjection | undefined)[], place: keyof CodeInjection): string {
  return codes.flatMap((code) => code?.[place] || []).join('\n');
}
