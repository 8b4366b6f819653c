/**
 * Allows text colors of the rich text editor (R-RTE-TOOL-11) in `style` attributes, and nothing else: numeric color literals or
 * references to theme colors by name, so that nothing is loaded or moved.
 */
export function safeColors(style: string): string {
  return style
    .slice(0, MAX_LENGTH)
    .split(';')
    .flatMap((declaration) => {
      const [, property = '', value = ''] = DECLARATION.exec(declaration) ?? [];
      return COLOR.test(value) ? [`${property.toLowerCase()}:${value}`] : [];
    })
    .join(';');
}

const MAX_LENGTH = 300;
const DECLARATION = /^\s*(color|background-color)\s*:\s*(\S(?:.*\S)?)\s*$/i;
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/+deg-]{1,80}\)|var\(--[a-z][\w-]{0,63}\))$/i;
