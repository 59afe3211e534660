import type { SiteConfig } from '../site-config';
import { escapeHtml, plainPage } from './plain-page';
import { words } from './words';

type School = Pick<SiteConfig, 'name' | 'phone'>;

/** Seconds after which a visitor, a browser or a robot may ask again. */
export function retryAfter(revalidateSeconds: number): number {
  return Math.min(60, Math.max(5, revalidateSeconds));
}

/**
 * The page of a site that has nothing to serve (a first start with the provider down), in both languages.
 * The link asks for the same address again.
 */
export function unavailablePage({ name, phone }: School): string {
  const dial = phone.replace(/[^\d+]/g, '');
  const part = (lang: 'en' | 'bn') => {
    const heading = name[lang] ? `<h1>${escapeHtml(name[lang])}</h1>` : '';
    const call = phone && dial ? `<p>${words.phone[lang]}: <a href="tel:${dial}">${escapeHtml(phone)}</a></p>` : '';
    return `${heading}<p>${words[503][lang]}</p>${call}<p><a href="">${words.retry[lang]}</a></p>`;
  };
  return plainPage(name.bn || name.en || '503', part('en'), part('bn'));
}
