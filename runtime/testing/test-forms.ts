/** Forms of the test site by id. */
export const TEST_FORMS: Readonly<Record<string, object>> = {
  contact: {
    name: 'Contact',
    submitLabel: 'Send',
    submissionMessage: 'Thank you. We **write back**.',
    submissionHTML: '<p class="was-sent">Sent</p>',
    fields: {
      email: { order: 'a0', rawTitle: 'Email', type: 'email', required: true, description: 'Never shared.' },
      message: { order: 'a1', rawTitle: 'Message', type: 'textarea', maxLength: 10 },
      part: { order: 'a2', rawTitle: 'Part', type: 'section' },
      src: { order: 'a3', rawTitle: 'campaign', type: 'hidden', value: 'none' },
    },
  },
  guarded: {
    name: 'Guarded',
    submitLabel: 'Send',
    captchaEnabled: true,
    fields: { email: { order: 'a0', rawTitle: 'Email', type: 'email' } },
  },
  news: {
    name: 'News',
    submitLabel: 'Sign up',
    successRedirect: '/thanks',
    fields: { email: { order: 'a0', rawTitle: 'Email', type: 'email' } },
  },
  engraving: {
    name: 'Engraving',
    submitLabel: 'Continue',
    fields: { words: { order: 'a0', rawTitle: 'Words', type: 'text', required: true } },
  },
  fields: {
    name: 'Fields',
    submitLabel: 'Send',
    fields: {
      text: { order: 'a0', rawTitle: 'Text', type: 'text', required: true },
      name: { order: 'a1', rawTitle: 'Name', type: 'name', required: true },
      address: { order: 'a2', rawTitle: 'Address', type: 'address', required: true },
      phone: { order: 'a3', rawTitle: 'Phone', type: 'phone', required: true },
      date: { order: 'a4', rawTitle: 'Date', type: 'date', required: true },
      time: { order: 'a5', rawTitle: 'Time', type: 'time', required: true },
      radio: { order: 'a6', rawTitle: 'Radio', type: 'radio', options: ['One', 'Two'], required: true },
      select: { order: 'a7', rawTitle: 'Select', type: 'select', options: ['One', 'Two'], required: true },
      checkbox: {
        order: 'a8',
        rawTitle: 'Checkbox',
        type: 'checkbox',
        options: ['One', 'Two'],
        required: true,
      },
      likert: { order: 'a9', rawTitle: 'Likert', type: 'likert', options: ['Clear?'], required: true },
      section: { order: 'aA', rawTitle: 'Section', type: 'section', required: true },
      hidden: { order: 'aB', rawTitle: 'hidden', type: 'hidden', value: 'none', required: true },
    },
  },
};
