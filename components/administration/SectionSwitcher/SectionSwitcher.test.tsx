import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionSwitcher } from './SectionSwitcher';

const href = (page: string) => `/administration/${page}`;
const lists = [{ href: href('governing-body'), label: 'Governing Body' }];
const messages = [
  { href: href('message-of-chairman'), label: 'Message of Chairman', name: 'রফিকুল ইসলাম' },
  { href: href('message-of-principal'), label: 'Message of Principal' },
];
const panels = messages.map((message) => ({ href: message.href, panel: <p>{message.label} in full</p> }));

function show(current: string, held = panels) {
  history.replaceState(null, '', href(current));
  document.title = 'By the server';
  return render(
    <SectionSwitcher lang="en" siteName="School" current={href(current)} label="Sections" lists={lists} messagesLabel="Messages" messages={messages} panels={held}>
      <p>A list</p>
    </SectionSwitcher>,
  );
}

test('a message the page holds is shown without a navigation, at its own address', async () => {
  show('message-of-chairman');
  expect(screen.getByText('Message of Chairman in full')).toBeVisible();
  expect(screen.getByText('Message of Principal in full')).not.toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Message of Principal' }));
  expect(location.pathname).toBe('/administration/message-of-principal');
  expect(screen.getByText('Message of Principal in full')).toBeVisible();
  expect(screen.getByText('Message of Chairman in full')).not.toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Message of Principal');
  expect(document.title).toBe('Message of Principal | School');
});

test('the way back shows the first one again, under its own title', async () => {
  show('message-of-chairman');
  await userEvent.click(screen.getByRole('link', { name: 'Message of Principal' }));
  act(() => {
    history.replaceState(null, '', href('message-of-chairman'));
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByText('Message of Chairman in full')).toBeVisible();
  expect(document.title).toBe('By the server');
});

test('a page that holds no messages leaves their links to the site', () => {
  show('governing-body', []);
  expect(screen.getByText('A list')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Message of Principal' });
  const seen = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('click', seen, { once: true });
  act(() => link.click());
  expect(seen).toHaveBeenCalled();
  expect(location.pathname).toBe('/administration/governing-body');
});

test('a message nobody has written is said to be missing', () => {
  show('message-of-chief-patron');
  expect(screen.getByText('A list')).toBeVisible();
});

test('names are marked with their language; without messages there is no list of them', () => {
  const { unmount } = show('governing-body', []);
  expect(screen.getByText('রফিকুল ইসলাম')).toHaveAttribute('lang', 'bn');
  unmount();
  render(<SectionSwitcher lang="en" siteName="" current="" label="Sections" lists={lists} messagesLabel="Messages" messages={[]} />);
  expect(within(screen.getByRole('navigation')).getAllByRole('list')).toHaveLength(1);
});
