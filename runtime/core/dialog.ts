import { element } from './element.ts';

/** Opens a modal dialog; on close, removes it and restores focus. */
export function openDialog(dialog: HTMLDialogElement, opener: HTMLElement): void {
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Shows an error in a modal alert dialog. */
export function openAlert(
  { title, message, ok }: { readonly title: string; readonly message: string; readonly ok: string },
  opener: HTMLElement,
): void {
  document.getElementById('wb-alert')?.remove();
  const button = element('button', { type: 'button', autofocus: '' }, ok);
  const dialog = element(
    'dialog',
    {
      id: 'wb-alert',
      class: 'quoin-alert',
      role: 'alertdialog',
      'aria-labelledby': 'wb-alert-title',
      'aria-describedby': 'wb-alert-text',
    },
    element('h2', { id: 'wb-alert-title' }, title),
    element('p', { id: 'wb-alert-text' }, message),
    button,
  );
  button.onclick = () => dialog.close();
  openDialog(dialog, opener);
}
