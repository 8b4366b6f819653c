import type { CompiledStyles, Style, StyleQuestion } from '../../2-validate/index.ts';
import { createSourceText, type Diagnostic, type Place } from '../../diagnostics/index.ts';
import { siteProblem } from '../../model/index.ts';
import { createLess, fileManagerPrototype, type LessProblem } from './less-core.ts';

/**
 * Compiles the style sheets of a theme. LESS is run without a disk, without plug-ins and without scripts, because a
 * theme may come from anywhere and a style sheet could otherwise read any file of the machine.
 */
export function compileStyles({ styles, imports }: StyleQuestion): CompiledStyles {
  const missing: string[] = [];
  const less = createLess({}, [createImporter(imports, missing)]);
  less.PluginLoader = NoPlugins;
  const text = styles.map((style) => `${style.text}\n`).join('');
  let css = '';
  const problems: LessProblem[] = [];
  const options = { filename: UNIT, syncImport: true, disablePluginRule: true, javascriptEnabled: false };
  less.render(text, options, (problem, result) => {
    if (problem !== null) problems.push(problem);
    css = result?.css ?? '';
  });
  return { css, diagnostics: problems.map((problem) => describe(problem, { styles, imports, missing })) };
}

/** The name of all sheets together. */
const UNIT = 'site.less';

/** What LESS makes before it compiles anything; it would load plug-ins, and there are none. */
function NoPlugins(): void {}

/** LESS loses what its importer says, so sheets that are not there are also noted in `missing`. */
function createImporter(imports: Readonly<Record<string, Style>>, missing: string[]): object {
  return Object.assign(Object.create(fileManagerPrototype), {
    supports: () => true,
    supportsSync: () => true,
    loadFileSync: (filename: string, folder: string) => {
      const path = folder.endsWith('/') || folder === '' ? folder + filename : `${folder}/${filename}`;
      const found = [path, `${path}.less`].find((name) => Object.hasOwn(imports, name));
      const contents = found === undefined ? undefined : imports[found]?.text;
      if (contents !== undefined) return { filename: found, contents };
      missing.push(path);
      return { error: { type: 'File', message: `there is no style sheet ${path} to import` } };
    },
  });
}

interface Compilation extends StyleQuestion {
  readonly missing: readonly string[];
}

function describe({ message, index = 0, filename }: LessProblem, compilation: Compilation): Diagnostic {
  const place = placeOf(index, filename, compilation);
  const [absent] = compilation.missing;
  const unsaid =
    absent === undefined
      ? 'a mixin calls itself without an end'
      : `there is no style sheet ${absent} to import`;
  const why = message?.replace(/\s+/g, ' ') ?? unsaid;
  return siteProblem('theme/broken-style', {
    message: `The style sheets cannot be compiled: ${why}`,
    ...(place && { place }),
  });
}

function placeOf(
  index: number,
  filename: string | undefined,
  { styles, imports }: StyleQuestion,
): Place | undefined {
  const imported = filename === undefined || filename === UNIT ? undefined : imports[filename];
  if (imported !== undefined) return createSourceText(imported.file, imported.text).place(index, index + 1);
  let start = 0;
  for (const { file, text } of styles) {
    if (index <= start + text.length)
      return createSourceText(file, text).place(index - start, index - start + 1);
    start += text.length + 1;
  }
  return undefined;
}
