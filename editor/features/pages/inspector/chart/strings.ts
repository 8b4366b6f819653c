import { createTranslator } from '../../../../ui/strings/create-translator.ts';

/** Texts of the editor for datasets. The messages are those of the specification (R-CHART-MSG). */
export const t = createTranslator({
  'data.label': 'Data',
  'data.corner': 'Paste here',
  'data.cornerLabel': 'Paste a table with names here',
  'data.columnName': 'Name of column {column}',
  'data.rowName': 'Name of row {row}',
  'data.cell': 'Row {row}, column {column}',
  'data.addRow': 'Add row',
  'data.addColumn': 'Add column',
  'data.removeRow': 'Remove row {row}',
  'data.removeColumn': 'Remove column {column}',
  'data.help': 'Copy cells from a spreadsheet and paste them here.',
  'message.noColumns': 'Your dataset must have at least one column',
  'message.noRows': 'Your dataset must have at least one row',
  'message.empty': 'Enter some data!',
  'message.missing': 'One or more rows was missing data.',
  'message.rowsCut': 'Your dataset has been truncated to {maxRows} rows',
  'message.columnsCut': 'Your dataset has been truncated to {maxColumns} columns',
});
