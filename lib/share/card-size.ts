/** The size that messengers and social sites show without cutting, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
