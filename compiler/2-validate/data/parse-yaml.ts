/** A YAML text as a value. */
export interface ParsedYaml {
  /** Undefined with errors. */
  readonly value: unknown;
  readonly errors: readonly YamlError[];
}

export interface YamlError {
  /** One sentence without a full stop. */
  readonly message: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** Parses YAML 1.2. A port, because browsers need no YAML: they get the parsed data. */
export type ParseYaml = (text: string) => ParsedYaml;
