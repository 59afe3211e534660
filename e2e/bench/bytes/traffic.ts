import type { CDPSession } from 'playwright';

export type Sort = 'document' | 'style' | 'font' | 'script' | 'picture' | 'data' | 'other';

export interface Transfer {
  url: string;
  sort: Sort;
  /** On the wire, with headers. */
  bytes: number;
}

const SORTS: Readonly<Record<string, Sort>> = { Document: 'document', Stylesheet: 'style', Font: 'font', Script: 'script', Image: 'picture', Fetch: 'data', XHR: 'data', Prefetch: 'data' };

/** Writes down every answer that comes over the network, from now on. */
export class Traffic {
  private list: Transfer[] = [];
  private readonly open = new Map<string, Omit<Transfer, 'bytes'>>();

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      this.open.set(requestId, { url: request.url, sort: SORTS[type ?? ''] ?? 'other' });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const known = this.open.get(requestId);
      if (known?.url.startsWith('http')) this.list.push({ ...known, bytes: encodedDataLength });
    });
  }

  /** What has come since the last time. */
  take(): Transfer[] {
    const taken = this.list;
    this.list = [];
    return taken;
  }
}

export function bytesOf(transfers: readonly Transfer[], ...sorts: readonly Sort[]): number {
  return transfers.filter(({ sort }) => sorts.length === 0 || sorts.includes(sort)).reduce((sum, { bytes }) => sum + bytes, 0);
}
