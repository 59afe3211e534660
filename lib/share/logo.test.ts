/** @jest-environment node */
import sharp from 'sharp';
import { logoPicture } from './logo';

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
});

async function sizeOf(png: Buffer) {
  const { width, height, format } = await sharp(png).metadata();
  return [width, height, format];
}

it('is the school’s own, square', async () => {
  const { png, isOwn } = await logoPicture('/media/logo.png', 64);
  expect(isOwn).toBe(true);
  expect(await sizeOf(png)).toEqual([64, 64, 'png']);
});

it('is the crest for a school without a logo, and that is final', async () => {
  expect(await logoPicture(null, 64)).toMatchObject({ isOwn: true });
});

it.each(['/media/none.png', '/media/../../package.json', '/etc/passwd', 'not an address'])('is the crest for now where the logo cannot be had: %s', async (logo) => {
  const { png, isOwn } = await logoPicture(logo, 64);
  expect(isOwn).toBe(false);
  expect(await sizeOf(png)).toEqual([64, 64, 'png']);
});

it.each(['http://127.0.0.1:9/logo.png', 'https://elsewhere.example/logo.png', 'file:///etc/passwd'])('sends the server nowhere but to where the school’s pictures are: %s', async (logo) => {
  expect(await logoPicture(logo, 64)).toMatchObject({ isOwn: false });
  expect(fetched).not.toHaveBeenCalled();
});
