import type { FieldSpecs } from './field-spec.ts';

export const audioFields: FieldSpecs = {
  assetId: { label: 'blockField.audioFile', media: 'audio' },
  url: { label: 'blockField.audioUrl' },
  title: { label: 'blockField.title' },
  author: { label: 'blockField.artistOrShow' },
  mainImageId: { label: 'blockField.cover' },
};
