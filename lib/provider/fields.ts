import { z } from 'zod';

// Readers of untidy values. A required field is strict; a trimming falls back, so that it never costs a record.

const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

function tidy(value: string): string {
  return value.toWellFormed().replace(CONTROL_CHARACTERS, '').trim();
}

/** Text or a number, tidied; '' where there is none. Anything else breaks the record. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => tidy(String(value ?? '')));

/** A text that is not worth losing the record for. */
export const trimming = text.catch('');

/** One line of text: names and titles, whose line breaks and runs of space mean nothing. */
export const line = text.transform((value) => value.replace(/\s+/g, ' '));
export const lineTrimming = line.catch('');

const NUMERIC = /^[+-]?\d+(?:\.\d+)?$/;

/** A number, also when it comes as a string; null where there is none. */
export const number = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    if (typeof value === 'number') return value;
    return NUMERIC.test(value?.trim() ?? '') ? Number(value) : null;
  })
  .catch(null);

/** An identifier: a number or a short text without a slash, as text; null where there is none. */
export const optionalId = z
  .union([z.number(), z.string()])
  .transform((value) => tidy(String(value)))
  .refine((value) => value !== '' && value.length <= 64 && !/[/\\?#%]/.test(value))
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

export const id = optionalId.refine((value): value is string => value !== null, 'no usable id');

/** true or false in any of the ways offices' systems write them; null where there is none. */
export const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const word = String(value ?? '').trim().toLowerCase();
    if (['true', '1', 'yes', 'y'].includes(word)) return true;
    return ['false', '0', 'no', 'n'].includes(word) ? false : null;
  })
  .catch(null);

/** The first text that is not empty. */
export function firstOf(...texts: readonly string[]): string {
  return texts.find((value) => value !== '') ?? '';
}
