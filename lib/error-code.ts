/** The system's code of a failed operation, such as ENOENT or ECONNREFUSED, also when another error wraps it. */
export function errorCode(error: unknown): string {
  const cause = isObject(error) && 'cause' in error && isObject(error.cause) ? error.cause : error;
  return isObject(cause) && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'unknown';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
