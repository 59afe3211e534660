/** Where the browser keeps the language a visitor chose with the switch. */
export const LANGUAGE_KEY = 'language';

/**
 * Runs before the first paint. A visitor who once chose Bengali and comes to the site's front door from
 * elsewhere is taken to the Bengali one. Only there: a link to a page opens that page, a click inside the
 * site is obeyed, crawlers have no memory, and cached pages are the same for everyone. It uses no sign that HTML escapes.
 */
export const RECALL_SCRIPT = `try{location.pathname===\`/\`?localStorage.${LANGUAGE_KEY}===\`bn\`?document.referrer.startsWith(location.origin)?0:location.replace(\`/bn\`+location.search):0:0}catch{}`;
