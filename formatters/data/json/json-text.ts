import type { Value } from '../../contract.ts';

/** JSON with `</` escaped as `<\/`, so that no text can close the surrounding `<script>`. */
export function jsonText(value: Value, indent?: number): string {
  return escapeClosingTags(JSON.stringify(value, null, indent));
}

export function escapeClosingTags(json: string): string {
  return json.replaceAll('</', '<\\/');
}
