import { LRUCache } from 'lru-cache';

interface Made {
  jpeg: Buffer;
  /** false where the school's logo could not be had: such a card is not kept. */
  isFinal: boolean;
}

/** Keeps finished cards, makes each at most once at a time, and only a few at the same time. */
export class CardStore {
  private readonly cards: LRUCache<string, Buffer>;
  private readonly making = new Map<string, Promise<Made>>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  constructor(private readonly options: { bytes: number; atATime: number; mostWaiting: number }) {
    this.cards = new LRUCache({ maxSize: options.bytes, sizeCalculation: (jpeg) => jpeg.length });
  }

  /** The card of a hash; null when too many are being made already. */
  async get(hash: string, make: () => Promise<Made>): Promise<Made | null> {
    const kept = this.cards.get(hash);
    if (kept) return { jpeg: kept, isFinal: true };
    const underWay = this.making.get(hash);
    if (underWay) return underWay;
    if (this.waiting.length >= this.options.mostWaiting) return null;
    const making = this.inTurn(make).finally(() => this.making.delete(hash));
    this.making.set(hash, making);
    const made = await making;
    if (made.isFinal) this.cards.set(hash, made.jpeg);
    return made;
  }

  private async inTurn(make: () => Promise<Made>): Promise<Made> {
    if (this.busy >= this.options.atATime) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.busy += 1;
    try {
      return await make();
    } finally {
      this.busy -= 1;
      this.waiting.shift()?.();
    }
  }
}
