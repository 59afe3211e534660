export type FailureKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'too-deep'
  | 'not-json'
  | 'envelope'
  | 'records'
  | 'not-there';

/**
 * One provider path could not be read, and how. `not-there` is the provider's own well-formed word
 * that it has no such thing; every other kind means that nothing is known.
 */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';

  constructor(
    readonly path: string,
    readonly kind: FailureKind,
    readonly detail: string,
  ) {
    super(`${path}: ${kind} (${detail})`);
  }
}
