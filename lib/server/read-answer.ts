import type { IncomingMessage } from 'node:http';

/** A whole body, or as much as was read before it turned out too large to keep (the rest still flows). */
export type ReadAnswer = { whole: true; body: Buffer } | { whole: false; chunks: Buffer[] };

/**
 * Reads an answer's body.
 * @param limit in bytes
 * @throws when the answer breaks off
 */
export function readAnswer(answer: IncomingMessage, limit: number): Promise<ReadAnswer> {
  if (Number(answer.headers['content-length'] ?? 0) > limit) return Promise.resolve({ whole: false, chunks: [] });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (result: ReadAnswer) => {
      answer.off('data', onData).off('end', onEnd).off('error', reject).off('aborted', onAborted);
      resolve(result);
    };
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= limit) return;
      answer.pause();
      settle({ whole: false, chunks });
    };
    const onEnd = () => settle({ whole: true, body: Buffer.concat(chunks) });
    const onAborted = () => reject(new Error('aborted'));
    answer.on('data', onData).on('end', onEnd).on('error', reject).on('aborted', onAborted);
  });
}
