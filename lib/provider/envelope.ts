import { z } from 'zod';
import { ProviderFailure } from './failure';
import { nestsTooDeep } from './json-depth';

const envelope = z.object({ data: z.unknown() });

/**
 * Opens the `{"data": …}` every answer comes in.
 * @throws ProviderFailure when the text is no JSON, nests absurdly deep, or has no data field
 */
export function openEnvelope(path: string, text: string): unknown {
  if (nestsTooDeep(text)) throw new ProviderFailure(path, 'too-deep', 'nested too deep');
  const opened = envelope.safeParse(parseJson(path, text));
  if (!opened.success) throw new ProviderFailure(path, 'envelope', 'no data field');
  return opened.data.data;
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure(path, 'not-json', text.trimStart().startsWith('<') ? 'a markup page' : 'broken JSON');
  }
}
