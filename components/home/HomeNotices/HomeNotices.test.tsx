import { render, screen } from '@testing-library/react';
import { homeNotices, type Notice } from '@/lib/domain/notice';
import { HomeNotices } from './HomeNotices';

function notice(id: string, parts: Partial<Notice> = {}): Notice {
  return { id, title: { en: `Notice ${id}`, bn: '' }, file: null, created: `2026-11-0${id}T20:00:00Z`, showScroll: true, category: '', ...parts };
}
const show = (notices: Notice[], lang: 'en' | 'bn' = 'en') =>
  render(<HomeNotices notices={{ state: 'ready', value: homeNotices(notices) }} lang={lang} zone="Asia/Dhaka" />);

describe('HomeNotices', () => {
  it('takes the newest five and of these the scrolling ones', () => {
    show(['1', '2', '3', '4', '5', '6'].map((id) => notice(id, { showScroll: id !== '4' })));
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['07 NovNotice 6', '06 NovNotice 5', '04 NovNotice 3', '03 NovNotice 2']);
  });

  it('links each notice and the whole board in the language of the page', () => {
    show([notice('1')], 'bn');
    expect(screen.getByRole('link', { name: 'Notice 1' })).toHaveAttribute('href', '/bn/notice/1');
    expect(screen.getByText('Notice 1')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: /সব দেখুন/ })).toHaveAttribute('href', '/bn/notice');
  });

  it('says No Notices Found where there are none, and keeps an undated one', () => {
    const { unmount } = show([]);
    expect(screen.getByText('No Notices Found')).toBeInTheDocument();
    unmount();
    const { container } = show([notice('1', { created: null })]);
    expect(screen.getByRole('link', { name: 'Notice 1' })).toBeInTheDocument();
    expect(container.querySelector('time')).not.toBeInTheDocument();
  });

  it('says that it cannot be shown in an outage', () => {
    render(<HomeNotices notices={{ state: 'unavailable' }} lang="en" zone="Asia/Dhaka" />);
    expect(screen.getByText(/cannot be shown right now/)).toBeInTheDocument();
    expect(screen.queryByText('No Notices Found')).not.toBeInTheDocument();
  });
});
