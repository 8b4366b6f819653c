import type { Doc } from '../../../compiler/model/index.ts';
import { isRecord, parseJson } from '../../../formatters/index.ts';
import { CRUMB_HEADER } from '../../../formatters/vocabulary/api/cookies.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { t } from '../strings/core-strings.ts';
import { ApiFailure, failureOf } from './api-failure.ts';
import { docOf } from './documents.ts';
import { crumbOf } from './request.ts';

export interface UploadRequest {
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Called when all bytes are sent and the server starts processing. */
  readonly onSent: () => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a file and resolves with its asset document. The server derives the document's id from the file name, because
 * only the server knows which ids are free. Rejects with `ApiFailure`; 'rejected' with status 0 when canceled.
 */
export type Upload = (request: UploadRequest) => Promise<Doc>;

export function createUpload({ cookies }: { readonly cookies: () => string }): Upload {
  return ({ file, onProgress, onSent, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const query = `filename=${encodeURIComponent(file.name)}`;
      request.open('POST', `${API.editorAssets}?${query}`);
      request.responseType = 'text';
      request.setRequestHeader('content-type', file.type || 'application/octet-stream');
      request.setRequestHeader(CRUMB_HEADER, crumbOf(cookies()));
      request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      request.upload.onload = onSent;
      request.onerror = () => reject(new ApiFailure('network', 0, {}));
      request.onabort = () => reject(new ApiFailure('rejected', 0, {}));
      request.onload = () => {
        const body = parseJson(request.responseText);
        if (request.status >= 300) return reject(failureOf(API.editorAssets, request.status, body));
        if (!isRecord(body) || !isRecord(body.doc))
          return reject(new ApiFailure('server-error', request.status, { message: t('upload.noResponse') }));
        resolve(docOf(body.doc as unknown as Doc));
      };
      signal.addEventListener('abort', () => request.abort());
      if (signal.aborted) return request.abort();
      request.send(file);
    });
}
