export interface Edit {
  readonly file: string;
  readonly replace: string;
  readonly by: string;
}

export interface HandwrittenMutant {
  readonly id: string;
  readonly rule: string;
  readonly test: { readonly file: string; readonly name: string };
  readonly edits: readonly Edit[];
  readonly builds?: boolean;
}

export function readMutants(): readonly HandwrittenMutant[];
export function mutate(text: string, edit: Edit): string;
export function firstMessage(messages: readonly string[]): string;
