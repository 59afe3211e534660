import { z } from 'zod';

/** Every way in which the test provider can fail a path. */
export const FAILURES = [
  'refuse',
  'hang',
  'hang-midway',
  'unauthorised',
  'server-error',
  'html-page',
  'cut-off',
  'data-null',
  'no-envelope',
  'wrong-types',
  'many-notices',
  'too-large',
  'foreign-redirect',
  'deep-nesting',
] as const;
export type Failure = (typeof FAILURES)[number];

/** What the control endpoint is told about a path, or about all paths without one. */
export const switchSchema = z.object({
  path: z.string().optional(),
  failure: z.enum(FAILURES).nullable().optional(),
  /** Milliseconds before the answer. */
  slow: z.number().int().min(0).optional(),
  /** Takes the place of the answer's data. */
  data: z.unknown().optional(),
  /** Takes the place of the whole body, as it is. */
  body: z.string().nullable().optional(),
});
export type Switch = z.infer<typeof switchSchema>;
