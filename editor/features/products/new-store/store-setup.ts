import { t } from '../strings.ts';

/** The creation of a store, and how far it has come. */
export interface StoreSetup {
  readonly title: string;
  readonly urlId: string;
  /** Whether the store is added to the main navigation. */
  readonly isLinked: boolean;
  /** Absent until the collection exists. */
  readonly collectionId?: string;
  readonly hasCategory?: boolean;
  readonly isInNavigation?: boolean;
}

/** In this order. */
export const STORE_STEPS = ['collection', 'category', 'navigation'] as const;

export type StoreStep = (typeof STORE_STEPS)[number];

export function isDone(step: StoreStep, setup: StoreSetup): boolean {
  switch (step) {
    case 'collection':
      return setup.collectionId !== undefined;
    case 'category':
      return setup.hasCategory === true;
    case 'navigation':
      return setup.isInNavigation === true;
  }
}

/** The steps of a store, without the navigation if the store is not added to it. */
export function stepsOf({ isLinked }: Pick<StoreSetup, 'isLinked'>): readonly StoreStep[] {
  return STORE_STEPS.filter((step) => step !== 'navigation' || isLinked);
}

/** Returns the step to continue with, or undefined when the store is complete. */
export function nextStep(setup: StoreSetup): StoreStep | undefined {
  return stepsOf(setup).find((step) => !isDone(step, setup));
}

const MIN_TITLE_CHARACTERS = 3;

/** The title of a store, or the fallback when it is too short (R-EDCOM-CREATE-05, -06). */
export function storeTitleOf(typed: string): string {
  const title = typed.trim();
  return [...title].length < MIN_TITLE_CHARACTERS ? t('newStore.fallbackTitle') : title;
}
