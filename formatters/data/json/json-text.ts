import type { Value } from '../../contract.ts';

/** JSON in which `</` is written `<\/`, so that no text can close the `<script>` it stands in. */
export function jsonText(value: Value, indent?: number): string {
  return closeNoScript(JSON.stringify(value, null, indent));
}

export function closeNoScript(json: string): string {
  return json.replaceAll('</', '<\\/');
}
