'use client';

import { DrawnIcon, type IconProps } from './DrawnIcon';

/** DrawnIcon of which a page's data holds the name alone: the browser has the drawings for its own components anyway. */
export function Icon(props: IconProps) {
  return <DrawnIcon {...props} />;
}
