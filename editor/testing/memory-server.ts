import type { Doc } from '../../compiler/model/index.ts';
import type {
  EditorAuditEntry,
  EditorDiagnostic,
  EditorInventoryItem,
  EditorReleasesResponse,
  OrderEmail,
} from '../../formatters/vocabulary/api/editor.ts';
import type { EmailFailure } from '../../formatters/vocabulary/api/emails.ts';
import type { StoredSubmission } from '../../formatters/vocabulary/api/forms.ts';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import type { StoredRestockRequest } from '../../formatters/vocabulary/api/restock.ts';
import type { ApiFailure } from '../core/api/api-failure.ts';

/** What the server knows beside the documents; a test puts in what it needs, and reads what was written. */
export interface MemoryServer {
  stock: EditorInventoryItem[];
  orders: StoredOrder[];
  signUps: StoredRestockRequest[];
  submissions: StoredSubmission[];
  /** Up to when somebody has seen the answers to a form. */
  seenForms: Map<string, number>;
  /** The live site tells those who wait by itself. */
  isRestockAutomatic: boolean;
  /** Nobody is there to send letters. */
  isEmailRetained: boolean;
  /** Why the letter to the last buyer was not taken. */
  emailFailure: EmailFailure | undefined;
  /** What the dialog of the last order asked for. */
  lastEmail: OrderEmail | undefined;
  audit: EditorAuditEntry[];
  /** Of who is signed in; undefined when there is none. */
  password: string | undefined;
  releases: EditorReleasesResponse['releases'][number][];
  /** What the documents were in each release. */
  published: Map<string, readonly Doc[]>;
  /** What the build says of the site. */
  problems: EditorDiagnostic[];
  /** What it says beside them when exactly these documents go live. */
  problemsWith: (keys: readonly string[]) => EditorDiagnostic[];
  /** Sentences of calls that fail, by their names. */
  failing: Map<string, ApiFailure>;
}

export function createMemoryServer(): MemoryServer {
  return {
    stock: [],
    orders: [],
    signUps: [],
    submissions: [],
    seenForms: new Map(),
    isRestockAutomatic: false,
    isEmailRetained: false,
    emailFailure: undefined,
    lastEmail: undefined,
    audit: [],
    password: undefined,
    releases: [],
    published: new Map(),
    problems: [],
    problemsWith: () => [],
    failing: new Map(),
  };
}

/** Answers a call by its name, or fails as the test wants it. */
export type AnswerBy = <Answer>(name: string, make: () => Answer) => Promise<Answer>;
