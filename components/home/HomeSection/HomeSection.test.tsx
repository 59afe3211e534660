import { render, screen } from '@testing-library/react';
import type { Loaded } from '../loaded';
import { HomeSection } from './HomeSection';

function section(items: Loaded<readonly string[]>) {
  return render(
    <HomeSection id="news" title="News" lang="bn" items={items} more={{ path: '/news-and-events', label: 'View All' }}>
      {(words) => words.join(' and ')}
    </HomeSection>,
  );
}

describe('HomeSection', () => {
  it('draws its items under a heading, with the way to all of them', () => {
    section({ state: 'ready', value: ['one', 'two'] });
    expect(screen.getByRole('region', { name: 'News' })).toHaveTextContent('one and two');
    expect(screen.getByRole('link', { name: 'View All: News' })).toHaveAttribute('href', '/bn/news-and-events');
  });

  it('is not there at all without items', () => {
    const { container } = section({ state: 'ready', value: [] });
    expect(container).toBeEmptyDOMElement();
  });

  it('says that it cannot be shown in an outage, and never that there is nothing', () => {
    section({ state: 'unavailable' });
    expect(screen.getByRole('region', { name: 'News' })).toHaveTextContent('এই অংশটি এখন দেখানো যাচ্ছে না');
  });
});
