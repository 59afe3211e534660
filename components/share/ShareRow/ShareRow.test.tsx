import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareRow } from './ShareRow';

const url = 'https://school.example/bn/notice/7';
const title = 'ভর্তি & ফল?';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('links carry address and title whole', () => {
  render(<ShareRow url={url} title={title} lang="en" />);
  const whatsApp = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(new URL(whatsApp.href).searchParams.get('text')).toBe(`${title}\n${url}`);
  expect(whatsApp).toHaveAttribute('rel', 'noopener');
  const facebook = screen.getByRole<HTMLAnchorElement>('link', { name: 'Facebook' });
  expect(new URL(facebook.href).searchParams.get('u')).toBe(url);
});

test('the system sheet is offered only where there is one', async () => {
  const { unmount } = render(<ShareRow url={url} title={title} lang="en" />);
  expect(screen.queryByRole('button', { name: 'Share…' })).not.toBeInTheDocument();
  unmount();
  const share = jest.fn().mockRejectedValue(new Error('closed'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const user = userEvent.setup();
  render(<ShareRow url={url} title={title} lang="en" />);
  await user.click(screen.getByRole('button', { name: 'Share…' }));
  expect(share).toHaveBeenCalledWith({ url, title });
});

test('copying says that it worked', async () => {
  const user = userEvent.setup();
  render(<ShareRow url={url} title={title} lang="bn" />);
  await user.click(screen.getByRole('button', { name: 'লিংক কপি করুন' }));
  expect(screen.getByRole('status')).toHaveTextContent('লিংক কপি হয়েছে');
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('a refused clipboard leaves the address to copy by hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<ShareRow url={url} title={title} lang="en" />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('status')).toHaveTextContent(url);
});
