import type { Doc, Theme } from '../../compiler/model/index.ts';
import type { EditorAuditEntry } from '../../formatters/vocabulary/api/editor/audit.ts';
import type { PaymentMode } from '../../formatters/vocabulary/api/editor/documents.ts';
import type { KitFont } from '../../formatters/vocabulary/api/editor/fonts.ts';
import type { EditorInventoryItem } from '../../formatters/vocabulary/api/editor/inventory.ts';
import type { OrderEmail } from '../../formatters/vocabulary/api/editor/orders.ts';
import type { EditorEmail } from '../../formatters/vocabulary/api/editor/outbox.ts';
import type { EditorDiagnostic } from '../../formatters/vocabulary/api/editor/publishing.ts';
import type { EditorReleasesResponse } from '../../formatters/vocabulary/api/editor/releases.ts';
import type { EmailFailure } from '../../formatters/vocabulary/api/emails.ts';
import type { StoredSubmission } from '../../formatters/vocabulary/api/forms.ts';
import type { StoredSubscriber, SubscriberState } from '../../formatters/vocabulary/api/mailing-lists.ts';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import type { Place } from '../../formatters/vocabulary/api/places.ts';
import type { StoredRestockRequest } from '../../formatters/vocabulary/api/restock.ts';
import type { ApiFailure } from '../core/api/api-failure.ts';

export interface MemorySubscriber extends StoredSubscriber {
  readonly listId: string;
  readonly state: SubscriberState;
}

/** The server state other than documents; tests fill it in and read what was written. */
export interface MemoryServer {
  stock: EditorInventoryItem[];
  payments: PaymentMode;
  /** Whether a build service is connected. */
  hasBuildService: boolean;
  /** The commerce preferences by namespace. */
  preferences: Map<string, Readonly<Record<string, unknown>>>;
  orders: StoredOrder[];
  signUps: StoredRestockRequest[];
  submissions: StoredSubmission[];
  subscribers: MemorySubscriber[];
  /** Time up to which the submissions of a form are read. */
  seenForms: Map<string, number>;
  /** Whether the live site sends back-in-stock alerts automatically. */
  isRestockAutomatic: boolean;
  /** Whether no email provider is set up. */
  isEmailRetained: boolean;
  /** Why the last email to a customer failed. */
  emailFailure: EmailFailure | undefined;
  /** The last order update. */
  lastEmail: OrderEmail | undefined;
  audit: EditorAuditEntry[];
  emails: EditorEmail[];
  /** Password of the signed-in user; undefined when there is none. */
  password: string | undefined;
  /** The theme of the last build; undefined before the first one. */
  theme: Theme | undefined;
  /** The fonts of Typekit kits by id. */
  fontKits: Map<string, readonly KitFont[]>;
  /** The addresses that the provider knows; none is configured if empty. */
  places: readonly Place[];
  releases: EditorReleasesResponse['releases'][number][];
  /** The documents of each release. */
  published: Map<string, readonly Doc[]>;
  /** The diagnostics of the site. */
  problems: EditorDiagnostic[];
  /** Additional diagnostics when exactly these documents are published. */
  problemsWith: (keys: readonly string[]) => EditorDiagnostic[];
  /** Failures by method name. */
  failing: Map<string, ApiFailure>;
}

export function createMemoryServer(): MemoryServer {
  return {
    stock: [],
    payments: 'live',
    hasBuildService: true,
    preferences: new Map(),
    orders: [],
    signUps: [],
    submissions: [],
    subscribers: [],
    seenForms: new Map(),
    isRestockAutomatic: false,
    isEmailRetained: false,
    emailFailure: undefined,
    lastEmail: undefined,
    audit: [],
    emails: [],
    password: undefined,
    theme: undefined,
    fontKits: new Map(),
    places: [],
    releases: [],
    published: new Map(),
    problems: [],
    problemsWith: () => [],
    failing: new Map(),
  };
}

/** Calls a method, or fails as configured by the test. */
export type Respond = <Result>(name: string, make: () => Result) => Promise<Result>;
