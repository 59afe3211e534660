import { log } from '../log';
import { openEnvelope } from './envelope';
import { ProviderFailure, type FailureKind } from './failure';
import type { ReadSource } from './source';
import type { StateFolder } from './state-folder';

/** Nothing is known of a provider path: it cannot be read and never could. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';

  constructor(readonly path: string) {
    super(`nothing is known of ${path}`);
  }
}

/** By name, because the framework bundles this file several times and each bundle has a class of its own. */
export function isUnavailable(error: unknown): error is ProviderUnavailable {
  return error instanceof Error && error.name === 'ProviderUnavailable';
}

/** How a path's answers are read. */
export interface Resource<T> {
  path: string;
  /** @throws ProviderFailure for data that is no such answer */
  parse: (data: unknown) => T;
  /** What "the provider has no such thing" means here; without it that is a failure like any other. */
  whenNotThere?: () => T;
}

/** A path's state for monitors. */
export interface PathHealth {
  path: string;
  outcome: 'ok' | 'not-asked' | FailureKind;
  /** null when there is no answer at all. */
  ageSeconds: number | null;
}

export interface StoreSettings {
  readSource: ReadSource;
  state: StateFolder;
  /** How long an answer or a failure holds before the provider is asked again. */
  holdMs: number;
  now: () => number;
  /** How long a reader waits for a refresh when there is an older answer to give. */
  patienceMs: number;
  /** The pause before the one retry of a path of which nothing is known. */
  retryPauseMs: number;
}

const RETRIABLE: ReadonlySet<FailureKind> = new Set(['network', 'status', 'not-json'] as const);

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * The last good answer of one provider path. The provider is asked at most once in `holdMs`, whatever the
 * outcome and however many ask; a failure never replaces an answer.
 */
export class StoredPath<T> {
  private answer: { value: T; confirmedAt: number } | null = null;
  private outcome: PathHealth['outcome'] = 'not-asked';
  /** When the provider may be asked again, in ms. */
  private askAgainAt = 0;
  private loading: Promise<void> | null = null;
  private refreshing: Promise<void> | null = null;

  constructor(
    private readonly resource: Resource<T>,
    private readonly settings: StoreSettings,
  ) {}

  get path(): string {
    return this.resource.path;
  }

  /**
   * The answer, at most `holdMs` old unless the provider fails or is slow.
   * @throws ProviderUnavailable when there is none at all
   */
  async read(): Promise<T> {
    await (this.loading ??= this.loadFromDisk());
    if (this.settings.now() >= this.askAgainAt) this.startRefresh();
    if (this.refreshing) {
      await (this.answer ? Promise.race([this.refreshing, delay(this.settings.patienceMs)]) : this.refreshing);
    }
    if (!this.answer) throw new ProviderUnavailable(this.resource.path);
    return this.answer.value;
  }

  /** For how many seconds a page made of this path's answer, or of its absence, may be kept. */
  keepSeconds(): number {
    if (this.refreshing) return 1;
    return Math.max(1, Math.ceil((this.askAgainAt - this.settings.now()) / 1000));
  }

  /** Forgets that the answer is fresh, not the answer: the next reader asks the provider. */
  expire(): void {
    this.askAgainAt = 0;
  }

  health(): PathHealth {
    const age = this.answer && Math.max(0, Math.round((this.settings.now() - this.answer.confirmedAt) / 1000));
    return { path: this.resource.path, outcome: this.outcome, ageSeconds: age };
  }

  /** Since when (ms) the answer has not been confirmed because the provider fails; null while it does not. */
  staleSince(): number | null {
    const fails = this.outcome !== 'ok' && this.outcome !== 'not-asked';
    return fails && this.answer ? this.answer.confirmedAt : null;
  }

  /** The answer at hand, without asking anybody. */
  peek(): T | null {
    return this.answer?.value ?? null;
  }

  private async loadFromDisk(): Promise<void> {
    const { path } = this.resource;
    const kept = await this.settings.state.read(path);
    if (!kept) return;
    try {
      this.answer = { value: this.resource.parse(openEnvelope(path, kept.text)), confirmedAt: kept.confirmedAt };
    } catch (error) {
      log.warn('state-file-ignored', { path, kind: error instanceof ProviderFailure ? error.kind : 'unreadable' });
    }
  }

  private startRefresh(): void {
    this.refreshing ??= this.refresh().finally(() => {
      this.refreshing = null;
    });
  }

  private async refresh(): Promise<void> {
    const { settings, resource } = this;
    const started = settings.now();
    try {
      const { value, text } = await this.ask(this.answer === null);
      this.answer = { value, confirmedAt: settings.now() };
      if (this.outcome !== 'ok' && this.outcome !== 'not-asked') log.info('provider-recovered', { path: resource.path });
      this.outcome = 'ok';
      if (text !== null) await settings.state.write(resource.path, text);
    } catch (error) {
      const failure =
        error instanceof ProviderFailure ? error : new ProviderFailure(resource.path, 'records', String(error));
      this.outcome = failure.kind;
      const { kind, detail } = failure;
      log.warn('provider-failed', { path: resource.path, kind, detail, ms: settings.now() - started });
    }
    this.askAgainAt = started + settings.holdMs;
  }

  /** Asks the provider, a second time only where nothing is known and a visitor would have to go without. */
  private async ask(mayRetry: boolean): Promise<{ value: T; text: string | null }> {
    const { path, parse, whenNotThere } = this.resource;
    try {
      const text = await this.settings.readSource(path);
      return { value: parse(openEnvelope(path, text)), text };
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      if (error.kind === 'not-there' && whenNotThere) return { value: whenNotThere(), text: null };
      if (!mayRetry || !RETRIABLE.has(error.kind)) throw error;
      await delay(this.settings.retryPauseMs);
      return this.ask(false);
    }
  }
}
