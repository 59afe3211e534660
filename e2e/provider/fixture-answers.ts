import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hostileAnswer } from '../hostile/hostile-answer';

/** Which school the provider tells of: the untidy one, or the same with an attack in every field. */
export type Dataset = 'untidy' | 'hostile';

const FIXTURES = path.join(__dirname, 'fixtures');

/** Reads the answers of the provider from the fixture files, with its own address in place of `{{origin}}` and `{{host}}`. */
export class FixtureAnswers {
  constructor(
    private readonly dataset: Dataset,
    private readonly origin: string,
  ) {}

  /** The body for a path below the base, or undefined where the provider has none. */
  body(apiPath: string): string | undefined {
    const file = path.join(FIXTURES, `${path.normalize(`/${apiPath}`)}.json`);
    if (!existsSync(file)) return undefined;
    const text = readFileSync(file, 'utf8').replaceAll('{{origin}}', this.origin).replaceAll('{{host}}', new URL(this.origin).host);
    return this.dataset === 'hostile' ? JSON.stringify(hostileAnswer(apiPath, JSON.parse(text))) : text;
  }
}
