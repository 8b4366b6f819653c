/** The server, called with types. No React. */
export { createEditorApi, type EditorApi } from './editor-api.ts';
export { ApiFailure, type FailureKind } from './failure.ts';
export { crumbOf, type Wire } from './request.ts';
export type { Upload, UploadRequest } from './upload.ts';
