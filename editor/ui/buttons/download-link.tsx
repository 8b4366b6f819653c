import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { buttonClass } from './button.tsx';

export interface DownloadLinkProps {
  readonly href: string;
  /** Name of the file if the server sends none. */
  readonly fileName: string;
  readonly children: ReactNode;
}

/** Downloads a file of the server; looks like a button. */
export function DownloadLink({ href, fileName, children }: DownloadLinkProps) {
  return (
    <Link href={href} download={fileName} className={buttonClass()}>
      <Download aria-hidden="true" />
      {children}
    </Link>
  );
}
