import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { conjunctCard, WORDS } from './conjunct-card';

// Draws the reference anew after a change of the card's design: npx tsx lib/share/conjuncts/draw-reference.ts
// Look at it before it is committed.
void conjunctCard(WORDS.join(' ')).then((png) => writeFileSync(path.join(__dirname, 'reference.png'), png));
