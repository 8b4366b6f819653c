/// <reference path="./less.d.ts" />
import abstractFileManager from 'less/lib/less/environment/abstract-file-manager.js';
import create from 'less/lib/less/index.js';

export interface LessError {
  /** Nothing when LESS itself ran out of stack. */
  readonly message: string | undefined;
  /** In the text that was being read. */
  readonly index: number | undefined;
  readonly filename: string | undefined;
}

export interface LessOptions {
  readonly filename: string;
  readonly syncImport: boolean;
  readonly disablePluginRule: boolean;
  readonly javascriptEnabled: boolean;
}

export interface Less {
  /** Made before anything is compiled, whether plug-ins are used or not. */
  PluginLoader: unknown;
  /** Those that style sheets may call; the last one of a name is called. */
  readonly functions: { readonly functionRegistry: { add(name: string, body: () => never): void } };
  /** With `syncImport` it answers before it returns. */
  render(
    text: string,
    options: LessOptions,
    answer: (issue: LessError | null, result: { readonly css: string } | undefined) => void,
  ): void;
}

/** The part of LESS that touches no disk: it loads what its file managers give it. */
export const createLess: (environment: object, fileManagers: readonly object[]) => Less = create;

/** What file managers are made of. */
export const fileManagerPrototype: object = abstractFileManager.prototype;
