'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/address';
import styles from './VideoPlayer.module.scss';

interface VideoPlayerProps {
  youTubeId: string;
  /** Where the video is watched without script. */
  href: string;
  title: string;
  /** Name of the link that plays. */
  label: string;
  className?: string;
  /** The cover that stands for the video. */
  children: ReactNode;
}

/** A video's cover, which becomes its player when clicked: nobody outside the site hears of the visit before. */
export function VideoPlayer({ youTubeId, href, title, label, className, children }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);

  function play(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPlaying(true);
  }

  if (isPlaying) {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        className={styles.frame}
        src={`https://www.youtube-nocookie.com/embed/${youTubeId}?autoplay=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener" aria-label={label} onClick={play}>
      {children}
    </a>
  );
}
