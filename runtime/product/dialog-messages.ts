/** Texts of the form dialog of products, also in the cart (specification 4, Form widgets; 8, Cart widget). */
export const DIALOG_MESSAGES = {
  saving: 'Saving…',
  save: 'Save',
  unableToUpdateForm: 'Unable to update form',
  unableToOpenForm: 'Unable to open form',
} as const;
