import { ICONS, type IconName } from './icons';

export interface IconProps {
  name: IconName;
  className?: string;
}

/** A drawn icon, decorative: the words beside it carry the meaning. `currentColor`, 1.25em. */
export function DrawnIcon({ name, className }: IconProps) {
  return (
    <svg className={className} width="1.25em" height="1.25em" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d={ICONS[name]} />
    </svg>
  );
}
