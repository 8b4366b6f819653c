/// <reference path="./less.d.ts" />
import abstractFileManager from 'less/lib/less/environment/abstract-file-manager.js';
import create from 'less/lib/less/index.js';

export interface LessError {
  /** Undefined when LESS itself ran out of stack. */
  readonly message: string | undefined;
  /** Offset in the text being parsed. */
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
  /** Created before compilation, whether or not plug-ins are used. */
  PluginLoader: unknown;
  /** Functions for style sheets; of several with one name, the last one is used. */
  readonly functions: { readonly functionRegistry: { add(name: string, body: () => never): void } };
  /** With `syncImport` the callback runs synchronously. */
  render(
    text: string,
    options: LessOptions,
    callback: (issue: LessError | null, result: { readonly css: string } | undefined) => void,
  ): void;
}

/** The part of LESS without disk access: it loads only what its file managers return. */
export const createLess: (environment: object, fileManagers: readonly object[]) => Less = create;

/** Prototype of file managers. */
export const fileManagerPrototype: object = abstractFileManager.prototype;
