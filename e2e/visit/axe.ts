import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The two ends of the range of screens. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** What axe finds, short enough to read: rule, how many places, the first of them. */
async function findings(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // What the office embeds from elsewhere is not ours to check. The dark scheme changes nothing but colours.
  const builder = new AxeBuilder({ page }).exclude('iframe');
  const { violations } = await (scheme === 'light' ? builder.withTags(TAGS) : builder.withRules(['color-contrast'])).analyze();
  return violations.map(({ id, nodes }) => `${scheme}: ${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.slice(0, 200)}`);
}

/** What axe finds on the page as it is now, in the light and in the dark scheme. */
export async function axeFindings(page: Page): Promise<string[]> {
  return [...(await findings(page, 'light')), ...(await findings(page, 'dark'))];
}
