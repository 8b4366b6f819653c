import { element } from './element.ts';

/** Opens a dialog; when it closes it is taken away and the focus goes back to where it came from. */
export function openDialog(dialog: HTMLDialogElement, opener: HTMLElement): void {
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Says what went wrong and waits until it was read. The title names the dialog, the message describes it. */
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
