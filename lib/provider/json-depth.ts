const DEEPEST = 64;

/** Whether a JSON text nests deeper than any honest answer does. Looks at the text, so that nothing has to recurse. */
export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at);
    if (inString) {
      if (char === 0x5c) at++;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x5b || char === 0x7b) {
      if (++depth > DEEPEST) return true;
    } else if (char === 0x5d || char === 0x7d) depth--;
  }
  return false;
}
