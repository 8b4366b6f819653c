/** The part of LESS that touches no disk: it loads what its file managers give it. */
declare module 'less/lib/less/index.js' {
  export interface LessProblem {
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
    /** Made by whoever may load plug-ins; without a constructor here nothing can be compiled. */
    PluginLoader: new () => unknown;
    /** With `syncImport` it answers before it returns. */
    render(
      text: string,
      options: LessOptions,
      answer: (problem: LessProblem | null, result: { readonly css: string } | undefined) => void,
    ): void;
  }

  export default function createLess(environment: object, fileManagers: readonly object[]): Less;
}

declare module 'less/lib/less/environment/abstract-file-manager.js' {
  export default class AbstractFileManager {
    supportsSync(filename: string): boolean;
    supports(filename: string): boolean;
  }
}
