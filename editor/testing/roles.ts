/** Finds elements like a screen reader: by role and name, ignoring hidden ones. */
export interface Query {
  readonly role: string;
  /** The exact name, or a pattern. */
  readonly name?: string | RegExp;
}

export function allByRole(root: ParentNode, { role, name }: Query): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => roleOf(element) === role && !isHidden(element) && isNamed(element, name),
  );
}

/** Returns the only element with the role and name. */
export function byRole(root: ParentNode, query: Query): HTMLElement {
  const [first, ...others] = allByRole(root, query);
  if (first === undefined) {
    const names = allByRole(root, { role: query.role }).map(nameOf);
    throw new Error(`No ${query.role} named ${query.name}. There are: ${JSON.stringify(names)}`);
  }
  if (others.length > 0) throw new Error(`${others.length + 1} elements are ${query.role} ${query.name}`);
  return first;
}

const ROLES: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  FIELDSET: 'group',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  MAIN: 'main',
  NAV: 'navigation',
  SECTION: 'region',
  SELECT: 'combobox',
  TABLE: 'table',
  TEXTAREA: 'textbox',
  TR: 'row',
  UL: 'list',
};

const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  search: 'searchbox',
  submit: 'button',
};

function roleOf(element: HTMLElement): string | undefined {
  const explicitRole = element.getAttribute('role');
  if (explicitRole !== null) return explicitRole;
  if (element instanceof HTMLInputElement) return INPUT_ROLES[element.type] ?? 'textbox';
  return ROLES[element.tagName];
}

function isHidden(element: HTMLElement): boolean {
  return element.closest('[aria-hidden="true"], [hidden], [inert], template') !== null;
}

function isNamed(element: HTMLElement, name: string | RegExp | undefined): boolean {
  if (name === undefined) return true;
  return typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
}

function nameOf(element: HTMLElement): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .filter((id) => id !== '')
    .map((id) => element.ownerDocument.getElementById(id));
  const labelText = labels
    .map((label) => label?.getAttribute('aria-label') ?? label?.textContent ?? '')
    .join(' ')
    .trim();
  if (labelText !== '') return labelText;
  const ariaLabel = element.getAttribute('aria-label');
  if (ariaLabel !== null) return ariaLabel;
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? (element.labels?.[0]?.textContent ?? '')
      : '';
  return (label || (element.textContent ?? '')).replace(/\s+/g, ' ').trim();
}
